import type { EntryAnswer } from '../../schemas/answers/access.ts';
import type { VisaType } from '../../schemas/constants.ts';
import { inSentence, passportOf } from '../../schemas/countries/countryInSentence.ts';
import { answerBox } from './answerBox.ts';
import { embedStyle } from './embedStyle.ts';
import { html, Markup } from './html.ts';

/** What the widget asks and shows. */
export type EmbeddedAnswer = {
  destination: { code: string; name: string };
  purpose: VisaType;
  /** Those to choose from, by name. */
  passports: { code: string; name: string }[];
  /** Null where no passport is chosen yet. */
  answer: EntryAnswer | null;
  /** Where the full answer is. */
  fullAnswer: string;
  siteName: string;
  /** What is wrong with the address. */
  problem: string | null;
};

/** The widget: a picker of passports and the answer, without any script. */
export function embedPage(shown: EmbeddedAnswer): string {
  const { destination, purpose, passports, answer, fullAnswer, problem, siteName } = shown;
  const title = `Visa for ${inSentence(destination.name)}`;
  const passport = passports.find(({ code }) => code === answer?.passport);
  return documentOf(
    `${title} · ${siteName}`,
    html`<h1>${title}</h1>
<form action="/embed/answer"><input type="hidden" name="to" value="${destination.code}">${
      purpose !== 'tourist' && html`<input type="hidden" name="type" value="${purpose}">`
    }<label for="from">Your passport</label><select id="from" name="from" required><option value="">Select a country</option>${passports.map(
      ({ code, name }) =>
        html`<option value="${code}"${code === passport?.code && html` selected`}>${name}</option>`,
    )}</select><button>Show</button></form>
${problem && html`<p class="notice">${problem}</p>`}
${answer && passport && answerBox(answer, { country: destination.name, passport: passport.name })}
${!answer && html`<p class="soft">Choose your passport to see what it needs for a ${purpose} stay.</p>`}
<p><a class="full" href="${fullAnswer}" target="_blank" rel="noopener">${
      passport
        ? `Full answer for a ${passportOf(passport.name)} on ${siteName}`
        : `More about ${inSentence(destination.name)} on ${siteName}`
    }</a></p>`,
  );
}

/** The widget where it has nothing to answer. */
export function embedRefusal(sentence: string, siteName: string): string {
  return documentOf(`No answer · ${siteName}`, html`<h1>No answer</h1><p>${sentence}</p>`);
}

function documentOf(title: string, body: Markup): string {
  return html`<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><title>${title}</title>${style}</head>
<body><main>${body}</main></body></html>
`.text;
}

/** As it is: its hash is in the policy. */
const style = new Markup(`<style>${embedStyle}</style>`);
