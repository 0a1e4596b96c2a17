import answerMessages from '../../../messages/answers/en.gen.ts';
import { translator } from '../../../messages/translate.ts';
import verdictMessages from '../../../messages/verdict/en.gen.ts';
import type { AnswerSource, ConditionalAnswer, EntryAnswer } from '../../schemas/answers/access.ts';
import { accessInWords } from '../../schemas/answers/accessWords.ts';
import {
  answerInRow,
  conditionInWords,
  currencyInWords,
  originOf,
  sourceInWords,
} from '../../schemas/answers/answerTexts.ts';
import { disagreementInWords } from '../../schemas/answers/disagreementWords.ts';
import { endInWords, headlineOf, restrictionInWords } from '../../schemas/answers/headline.ts';
import { statusOf, type VisaStatus } from '../../schemas/answers/verdict.ts';
import { purposeWithPassport, verdictLine } from '../../schemas/answers/verdictLine.ts';
import { partialDateText } from '../../schemas/rules/partialDateText.ts';
import { html, type Markup } from './html.ts';
import { iconOf } from './icons.ts';

/** The destination's name, and the passport. */
type Names = { country: string; passport: { code: string; name: string } };

const answers = () => translator(answerMessages);
const verdicts = () => translator(verdictMessages);

const colours: Record<VisaStatus, string> = {
  'own-country': 'free',
  'freedom-of-movement': 'free',
  'visa-free': 'free',
  'on-arrival': 'arrival',
  eta: 'arrival',
  'e-visa': 'advance',
  'travel-permit': 'advance',
  'in-advance': 'advance',
  'no-admission': 'refused',
  unknown: 'unknown',
};

/** The widget's HTML for an answer: verdict, conditions, length of stay and source. */
export function answerBox(answer: EntryAnswer, { country, passport }: Names): Markup {
  const { access, purpose, disagreement } = answer;
  const status = statusOf(access);
  const colour = disagreement ? 'doubtful' : colours[status];
  return html`<section aria-label="${answers()('answer')}" class="verdict ${colour}">${iconOf(answer)}<div>${heading(answer)}${otherSide(answer)}${
    answer.nextChange && html`<p class="small strong">${endInWords(answer)}</p>`
  }${
    answer.askBeforeTravel && html`<p class="strong">${verdicts()('askBeforeTravel')}</p>`
  }<p class="small">${purposeWithPassport(purpose, passport)}</p></div></section>
${stayRule(answer)}
${notes(answer, country)}
${origin(answer)}`;
}

function heading(answer: EntryAnswer): Markup {
  const { access, headlineCondition, disagreement, source } = answer;
  const { heading: words } = headlineOf(answer, []);
  const condition =
    headlineCondition &&
    html`<p>${conditionText(headlineCondition)}</p><p class="strong">${answers()('otherwise', { answer: accessInWords(headlineCondition.otherwise) })}</p>`;
  if (!disagreement) {
    return html`<h2>${words}</h2>${access && html`<p class="strong">${verdictLine(answer) ?? ''}</p>`}${condition}`;
  }
  const title = disagreementInWords(disagreement, answer);
  const other = disagreement.kind === 'rule_ended' ? disagreement.ended : disagreement.other;
  return html`<h2>${title}</h2>${source && side(access, source)}${side(other.access, other.source)}${condition}`;
}

/** The headline's condition, with its source's words. */
function conditionText(one: ConditionalAnswer): string {
  const condition = conditionInWords(one);
  return one.text ? answers()('conditionDetail', { condition, detail: one.text }) : condition;
}

function side(access: EntryAnswer['access'], source: AnswerSource): Markup {
  return html`<p><span class="strong">${accessInWords(access)}</span><br><span class="small">${linked(source)}</span></p>`;
}

/** Near the day of a change, the answer on the other side of it. */
function otherSide({ on, otherSideOfChange }: EntryAnswer): Markup | null {
  if (!otherSideOfChange) return null;
  const key = otherSideOfChange.on > on ? 'otherSideFrom' : 'otherSideBefore';
  const date = partialDateText(otherSideOfChange.on);
  const answer = accessInWords(otherSideOfChange.access);
  return html`<p class="strong">${answers()(key, { date, answer })}</p>`;
}

/** The window in which the days are counted, and the source of the length of stay. */
function stayRule({ window, staySource }: EntryAnswer): Markup {
  return html`${
    window &&
    html`<p>${answers()('windowRule', { zone: window.title, days: window.days, per: window.per })}</p>`
  }${staySource && html`<p class="small soft">${linked(staySource)}</p>`}`;
}

function notes(answer: EntryAnswer, country: string): Markup {
  const { headlineCondition, conditions, nextChange, note, zone, reachedThrough, restriction } =
    answer;
  const isMore = conditions.length > (headlineCondition ? 1 : 0);
  const date = nextChange ? partialDateText(nextChange.on) : '';
  return html`${
    isMore && html`<p>${answers()('moreInFullAnswer')}</p>`
  }${restriction && restrictionInWords(restriction).map((sentence) => html`<p>${sentence}</p>`)}${
    nextChange?.access === null && html`<p class="strong">${answers()('soonUnknown', { date })}</p>`
  }${
    nextChange &&
    nextChange.access !== null &&
    html`<p class="strong">${answers()('soon', { date, answer: answerInRow(nextChange) })}</p>${
      nextChange.headlineCondition && html`<p>${conditionInWords(nextChange.headlineCondition)}</p>`
    }`
  }${zone && html`<p>${answers()('byFreeMovement', { zone: zone.title })}</p>`}${note && html`<p>${note}</p>`}${
    reachedThrough.length > 0 && html`<p>${answers()('reachedThroughOthers', { country })}</p>`
  }`;
}

/** The source with its date and reliability. */
function origin(answer: EntryAnswer): Markup | null {
  const { source, unconfirmed, stale } = answer;
  const line = originOf(answer);
  if (!source || !line) return null;
  return html`<p class="small">${line.before}${linked({ ...source, address: line.address }, line.link)}${line.after}</p>${currencyInWords(answer).map((sentence) => html`<p class="small">${sentence}</p>`)}${
    unconfirmed && notice('unconfirmed')
  }${stale === 'rule' && notice('ruleIsOld')}`;
}

function notice(key: 'unconfirmed' | 'ruleIsOld'): Markup {
  const parts = answers().rich<Markup, typeof key>(key, {
    strong: (children) => html`<b>${children.join('')}</b>`,
  });
  return html`<p class="small notice">${[parts].flat().map((part) => html`${part}`)}</p>`;
}

function linked(source: AnswerSource, words = sourceInWords(source)): Markup {
  if (!source.address || !/^https?:\/\//i.test(source.address)) return html`${words}`;
  return html`<a href="${source.address}" target="_blank" rel="noopener noreferrer nofollow">${words}</a>`;
}
