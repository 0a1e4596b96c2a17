import { countryVerdict, type CountryVerdict as Verdict } from '#core/answers/countryVerdict.ts';
import type { AnswerSource, EntryAnswer } from '#core/answers/entryAnswer.ts';
import { whyUnconfirmed } from '#core/answers/publishedLaw.ts';
import { accessInWords } from '#core/answers/words/accessWords.ts';
import {
  answerInRow,
  collectorOf,
  conditionInWords,
  currencyInWords,
  originOf,
  sourceInWords,
} from '#core/answers/words/answerTexts.ts';
import {
  changeToComeInWords,
  endInWords,
  otherSideInWords,
  restrictionInWords,
} from '#core/answers/words/headline.ts';
import { askAirlineInWords } from '#core/answers/words/transitWords.ts';
import { purposeWithPassport } from '#core/answers/words/verdictWords.ts';
import { doNotStartInWords } from '#core/answers/words/workWords.ts';
import answerMessages from '#messages/en/answers.gen.ts';
import verdictMessages from '#messages/en/verdict.gen.ts';
import { translator } from '#messages/translate.ts';
import { html, type Markup } from './html.ts';
import { iconOf } from './icons.ts';

const t = translator(answerMessages);
const verdictText = translator(verdictMessages);

/** The destination's name, and the passport. */
type Names = { country: string; passport: { code: string; name: string } };

/** The widget's HTML for an answer: verdict, conditions, length of stay and source. */
export function answerBox(answer: EntryAnswer, { country, passport }: Names): Markup {
  const verdict = countryVerdict(answer);
  return html`<section aria-label="${t('answer')}" class="verdict ${verdict.tone}">${iconOf(verdict.status)}<div>${heading(verdict, answer)}${!answer.restriction && qualifications(answer)}<p class="small">${purposeWithPassport(answer.purpose, passport)}</p></div></section>
${stayRule(answer)}
${notes(answer, country)}
${origin(answer)}`;
}

/** The conditions of the verdict, and the day until which it is known to apply. */
function qualifications(answer: EntryAnswer): Markup {
  const { headlineCondition } = answer;
  const otherSide = otherSideInWords(answer);
  return html`${
    headlineCondition &&
    html`<p>${conditionInWords(headlineCondition)}</p><p class="strong">${t('otherwise', { answer: accessInWords(headlineCondition.otherwise) })}</p>`
  }${otherSide && html`<p class="strong">${otherSide}</p>`}${
    answer.nextChange && html`<p class="small strong">${endInWords(answer)}</p>`
  }${answer.askBeforeTravel && html`<p class="strong">${verdictText('askBeforeTravel')}</p>`}`;
}

/** The verdict, or both sides if sources contradict each other. */
function heading({ heading: words, lines, disagreement }: Verdict, answer: EntryAnswer): Markup {
  const { access, stay, source } = answer;
  const other = disagreement && ('other' in disagreement ? disagreement.other : disagreement.ended);
  return html`<h2>${words}</h2>${lines.map((line) => html`<p class="strong">${line}</p>`)}${
    other && html`${source && side({ access, stay }, source)}${side(other, other.source)}`
  }`;
}

function side(stated: Pick<EntryAnswer, 'access' | 'stay'>, source: AnswerSource): Markup {
  return html`<p><span class="strong">${answerInRow(stated)}</span><br><span class="small">${linked(source.address, sourceInWords(source))}</span></p>`;
}

/** The window in which the days are counted, and the source of the length of stay. */
function stayRule({ window, staySource }: EntryAnswer): Markup {
  return html`${
    window &&
    html`<p>${t('windowRule', { zone: window.title, days: window.days, per: window.per })}</p>`
  }${staySource && html`<p class="small soft">${linked(staySource.address, sourceInWords(staySource))}</p>`}`;
}

function notes(answer: EntryAnswer, country: string): Markup {
  const {
    headlineCondition,
    conditions,
    nextChange,
    note,
    zone,
    right,
    reachedThrough,
    restriction,
  } = answer;
  const isMore = conditions.length > (headlineCondition ? 1 : 0);
  const toAsk = askAirlineInWords(answer) ?? doNotStartInWords(answer);
  return html`${
    toAsk && html`<p class="strong">${toAsk}</p>`
  }${isMore && html`<p>${t('moreInFullAnswer')}</p>`}${restriction && restrictionInWords(restriction).map((sentence) => html`<p>${sentence}</p>`)}${
    nextChange &&
    html`<p class="strong">${changeToComeInWords(nextChange)}</p>${
      nextChange.headlineCondition && html`<p>${conditionInWords(nextChange.headlineCondition)}</p>`
    }`
  }${zone && html`<p>${t('byFreeMovement', { zone: zone.title })}</p>`}${right && !zone && byRight(right)}${note && html`<p>${note}</p>`}${
    reachedThrough.length > 0 && html`<p>${t('reachedThroughOthers', { country })}</p>`
  }`;
}

function byRight({ title, source }: NonNullable<EntryAnswer['right']>): Markup {
  const parts = t.rich<Markup, 'byRight'>('byRight', {
    right: title,
    link: (children) => linked(source.address, children.join('')),
  });
  return html`<p>${[parts].flat().map((part) => html`${part}`)}</p>`;
}

/** The source with its date, reliability and collector. */
function origin(answer: EntryAnswer): Markup | null {
  const { stale } = answer;
  const line = originOf(answer);
  if (!line) return null;
  const doubt = whyUnconfirmed(answer);
  const collector = collectorOf(answer);
  return html`<p class="small">${line.before}${linked(line.address, line.link)}${line.after}</p>${collector && html`<p class="small">${t('collector', { collector })}</p>`}${currencyInWords(answer).map((sentence) => html`<p class="small">${sentence}</p>`)}${
    doubt && notice(doubt)
  }${stale === 'rule' && notice('ruleIsOld')}`;
}

function notice(key: NonNullable<ReturnType<typeof whyUnconfirmed>> | 'ruleIsOld'): Markup {
  const parts = t.rich<Markup, typeof key>(key, {
    strong: (children) => html`<b>${children.join('')}</b>`,
  });
  return html`<p class="small notice">${[parts].flat().map((part) => html`${part}`)}</p>`;
}

function linked(address: string | null, words: string): Markup {
  if (!address || !/^https?:\/\//i.test(address)) return html`${words}`;
  return html`<a href="${address}" target="_blank" rel="noopener noreferrer nofollow">${words}</a>`;
}
