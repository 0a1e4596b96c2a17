import type { AnswerSource, EntryAnswer } from '../../schemas/answers/access.ts';
import {
  conditionInWords,
  currencyInWords,
  originOf,
  sourceInWords,
  stayInWords,
  stayOf,
} from '../../schemas/answers/answerTexts.ts';
import { endInWords, headlineOf, restrictionInWords } from '../../schemas/answers/headline.ts';
import { accessInWords, statusOf, type VisaStatus } from '../../schemas/answers/verdict.ts';
import {
  inSentence,
  passportOf,
  zoneInSentence,
} from '../../schemas/countries/countryInSentence.ts';
import { partialDateText } from '../../schemas/rules/partialDateText.ts';
import { html, type Markup } from './html.ts';
import { iconOf } from './icons.ts';

type Names = { country: string; passport: string };

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
  return html`<section aria-label="Answer" class="verdict ${colour}">${iconOf(answer)}<div>${heading(answer)}${otherSide(answer)}${
    answer.nextChange && html`<p class="small strong">${endInWords(answer)}</p>`
  }${
    answer.askBeforeTravel && html`<p class="strong">Ask before you travel</p>`
  }<p class="small">For a ${purpose} stay with a ${passportOf(passport)}</p></div></section>
${stay(answer)}
${notes(answer, country)}
${origin(answer)}`;
}

function heading(answer: EntryAnswer): Markup {
  const { access, headlineCondition, disagreement, source } = answer;
  const { heading: words, detail } = headlineOf(answer, []);
  const condition =
    headlineCondition &&
    html`<p class="strong">Otherwise: ${accessInWords(headlineCondition.otherwise)}</p>`;
  if (!disagreement) {
    const only = headlineCondition && `, ${conditionInWords(headlineCondition)}`;
    return html`<h2>${words}</h2>${access && html`<p class="strong">${detail}${only}</p>`}${condition}`;
  }
  const isEnded = disagreement.kind === 'rule_ended';
  const other = isEnded ? disagreement.ended : disagreement.other;
  const title = isEnded
    ? `Rule ended on ${partialDateText(disagreement.endedOn)}`
    : 'Sources disagree';
  return html`<h2>${title}</h2>${source && side(access, source)}${side(other.access, other.source)}${condition}`;
}

function side(access: EntryAnswer['access'], source: AnswerSource): Markup {
  return html`<p><span class="strong">${accessInWords(access)}</span><br><span class="small">${linked(source)}</span></p>`;
}

/** Near the day of a change, the answer on the other side of it. */
function otherSide({ on, otherSideOfChange }: EntryAnswer): Markup | null {
  if (!otherSideOfChange) return null;
  const when = otherSideOfChange.on > on ? 'From' : 'Before';
  return html`<p class="strong">${when} ${partialDateText(otherSideOfChange.on)}: ${accessInWords(otherSideOfChange.access)}</p>`;
}

function stay(answer: EntryAnswer): Markup | null {
  const length = stayOf(answer);
  const { window, staySource } = answer;
  if (!length) return null;
  return html`<p><span class="strong">${capital(length)}</span>${
    window &&
    html`; no more than ${window.days} days in any ${window.per}, anywhere in ${zoneInSentence(window.title)}`
  }${staySource && html` <span class="small soft">(by ${linked(staySource)})</span>`}</p>`;
}

function notes(answer: EntryAnswer, country: string): Markup {
  const { headlineCondition, conditions, nextChange, note, zone, reachedThrough, restriction } =
    answer;
  const isMore = conditions.length > (headlineCondition ? 1 : 0);
  return html`${headlineCondition?.text && html`<p>${capital(headlineCondition.text)}</p>`}${
    isMore && html`<p>Other papers may make it easier: see the full answer.</p>`
  }${restriction && html`<p>${restrictionInWords(restriction).join(' ')}</p>`}${
    nextChange?.access === null &&
    html`<p class="strong">We don’t know what applies from ${partialDateText(nextChange.on)}.</p>`
  }${
    nextChange &&
    nextChange.access !== null &&
    html`<p class="strong">From ${partialDateText(nextChange.on)}: ${accessInWords(nextChange.access)}${
      nextChange.stay && `, ${stayInWords(nextChange.stay).toLowerCase()}`
    }${nextChange.headlineCondition && `, ${conditionInWords(nextChange.headlineCondition)}`}.</p>`
  }${zone && html`<p>By the freedom of movement within ${zoneInSentence(zone.title)}.</p>`}${note && html`<p>${note}</p>`}${
    reachedThrough.length > 0 &&
    html`<p>${capital(inSentence(country))} is reached through other countries only, which must let you in too.</p>`
  }`;
}

/** The source with its date and reliability. */
function origin(answer: EntryAnswer): Markup | null {
  const { source, unconfirmed, stale } = answer;
  const line = originOf(answer);
  if (!source || !line) return null;
  return html`<p class="small">${line.before}${linked({ ...source, address: line.address }, line.link)}${line.after}</p>${currencyInWords(answer).map((sentence) => html`<p class="small">${sentence}</p>`)}${
    unconfirmed &&
    html`<p class="small notice"><b>Unconfirmed:</b> this is what somebody else says of the authority’s rule.</p>`
  }${
    stale === 'rule' &&
    html`<p class="small notice"><b>Not looked at for long:</b> the rule may have changed since.</p>`
  }`;
}

function linked(source: AnswerSource, words = sourceInWords(source)): Markup {
  if (!source.address || !/^https?:\/\//i.test(source.address)) return html`${words}`;
  return html`<a href="${source.address}" target="_blank" rel="noopener noreferrer nofollow">${words}</a>`;
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
