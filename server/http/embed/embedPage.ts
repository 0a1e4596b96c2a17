import type { EntryAnswer } from '../../schemas/answers/access.ts';
import type { VisaType } from '../../schemas/constants.ts';
import { inSentence, passportOf } from '../../schemas/countries/countryInSentence.ts';
import { answerBox } from './answerBox.ts';
import { embedStyle } from './embedStyle.ts';
import { html, Markup } from './html.ts';

/** The widget's content. */
export type EmbeddedAnswer = {
  destination: { code: string; name: string };
  purpose: VisaType;
  /** The selectable passports, by name. */
  passports: { code: string; name: string }[];
  /** Null before a passport is chosen. */
  answer: EntryAnswer | null;
  /** The address of the full answer. */
  fullAnswer: string;
  siteName: string;
  /** A problem with the address, for display. */
  problem: string | null;
};

/** The widget's page without scripts: a passport picker and the answer. */
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
${answer && passport && answerBox(answer, { country: destination.name, passport })}
${!answer && html`<p class="soft">Choose your passport to see what it needs for a ${purpose} stay.</p>`}
<p><a class="full" href="${fullAnswer}" target="_blank" rel="noopener">${
      passport
        ? `Full answer for a ${passportOf(passport.name)} on ${siteName}`
        : `More about ${inSentence(destination.name)} on ${siteName}`
    }</a></p>`,
  );
}

/** The widget's page for an error. */
export function embedRefusal(sentence: string, siteName: string): string {
  return documentOf(`No answer · ${siteName}`, html`<h1>No answer</h1><p>${sentence}</p>`);
}

function documentOf(title: string, body: Markup): string {
  return html`<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><title>${title}</title>${style}</head>
<body><main>${body}</main></body></html>
`.text;
}

/** Inserted unchanged: the content security policy has its hash. */
const style = new Markup(`<style>${embedStyle}</style>`);
