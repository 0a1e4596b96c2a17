import type { EntryAnswer } from '#core/answers/entryAnswer.ts';
import { passportLabel } from '#core/countries/nationalityAdjectives.ts';
import { directionOf } from '#core/languages/languages.ts';
import type { Theme } from '#core/site/themes.ts';
import type { VisaType } from '#core/vocabulary.ts';
import answerMessages from '#messages/en/answers.gen.ts';
import embedMessages from '#messages/en/embed.gen.ts';
import { languageNow, localAddress } from '#messages/language.ts';
import { translator } from '#messages/translate.ts';
import { answerBox } from './answerBox.ts';
import { embedStyle } from './embedStyle.ts';
import { html, Markup } from './html.ts';

const t = translator(embedMessages);
const answerText = translator(answerMessages);

/** Other sites have pages of their own colours, which rarely follow the system's. */
export const DEFAULT_THEME: Theme = 'light';

/** The widget's content. */
export type EmbeddedAnswer = {
  theme: Theme;
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
  const { theme, destination, purpose, passports, answer, fullAnswer, problem, siteName } = shown;
  const title = answerText('visaFor', { country: destination.name });
  const passport = passports.find(({ code }) => code === answer?.passport);
  return documentOf(
    theme,
    t('title', { title, site: siteName }),
    html`<h1>${title}</h1>
<form action="${localAddress('/embed/answer')}"><input type="hidden" name="to" value="${destination.code}">${
      purpose !== 'tourist' && html`<input type="hidden" name="type" value="${purpose}">`
    }${
      theme !== DEFAULT_THEME && html`<input type="hidden" name="theme" value="${theme}">`
    }<label for="from">${t('passport')}</label><select id="from" name="from" required><option value="">${t('select')}</option>${passports.map(
      ({ code, name }) =>
        html`<option value="${code}"${code === passport?.code && html` selected`}>${name}</option>`,
    )}</select><button>${t('show')}</button></form>
${problem && html`<p class="notice">${problem}</p>`}
${answer && passport && answerBox(answer, { country: destination.name, passport })}
${!answer && html`<p class="soft">${t('choose', { purpose })}</p>`}
<p><a class="full" href="${fullAnswer}" target="_blank" rel="noopener">${
      passport
        ? t('fullAnswer', { passport: passportLabel(passport), site: siteName })
        : t('more', { country: destination.name, site: siteName })
    }</a></p>`,
  );
}

/** The widget's page for an error. */
export function embedRefusal(theme: Theme, sentence: string, siteName: string): string {
  const title = t('noAnswer');
  return documentOf(
    theme,
    t('title', { title, site: siteName }),
    html`<h1>${title}</h1><p>${sentence}</p>`,
  );
}

function documentOf(theme: Theme, title: string, body: Markup): string {
  return html`<!doctype html>
<html lang="${languageNow()}" dir="${directionOf(languageNow())}"${
    theme !== DEFAULT_THEME && html` data-theme="${theme}"`
  }><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><title>${title}</title>${style}</head>
<body><main>${body}</main></body></html>
`.text;
}

/** Inserted unchanged: the content security policy has its hash. */
const style = new Markup(`<style>${embedStyle}</style>`);
