import { Fragment, useRef } from 'react';
import type { Question } from '#core/answers/unanswered.ts';
import { accessInWords } from '#core/answers/words/accessWords.ts';
import { sentenceGap } from '#core/languages/sentences.ts';
import { DEFAULT_STAY } from '#core/vocabulary.ts';
import messages from '#messages/en/together.gen.ts';
import { localAddress } from '#messages/language.ts';
import { translator } from '#messages/translate.ts';
import { useCountUnanswered } from '../answerLists/useCountUnanswered.ts';
import { useRoutedLinks } from '../answerLists/useRoutedLinks.ts';
import { answerAddress, type GroupRow, headingOf, partsOf, type SharedNeed } from './groupRows.ts';

const t = translator(messages);

/** The group that a list is for, as its links need it. */
type ListedGroup = {
  /** As in an address. */
  passports: string;
  travellers: number;
  /** The day of entry and how many days all want to stay, if they are asked for. */
  on: string | undefined;
  days: number | undefined;
};

/** Countries from easiest to hardest, in sections by the group's strictest requirement. */
export function GroupList({
  rows,
  counts,
  nameOf,
  group,
}: {
  rows: GroupRow[];
  /** For all countries of the list, including other pages. */
  counts: Partial<Record<string, number>>;
  nameOf: (country: string) => string;
  group: ListedGroup;
}) {
  const list = useRef<HTMLDivElement>(null);
  useRoutedLinks(list);
  useCountUnanswered(rows.flatMap((row) => unansweredIn(row, group.on)));
  return (
    <div ref={list} className="flex flex-col gap-8">
      {partsOf(rows).map(([first, ...others]) => {
        const access = first.access ?? 'unknown';
        return (
          <section key={access} aria-labelledby={`for-all-${access}`}>
            <h3
              id={`for-all-${access}`}
              data-access={access}
              className="access-swatch mb-2 text-lg font-semibold"
            >
              {headingOf(first.access)}
              <span className="font-normal text-ink-soft"> · {counts[access]}</span>
            </h3>
            {access === 'unknown' && (
              <p className="mb-3 max-w-2xl text-ink-soft">{t('unknownHint')}</p>
            )}
            <ol className="group-list card">
              {[first, ...others].map((row) => (
                <Row key={row.code} row={row} name={nameOf(row.code)} group={group} />
              ))}
            </ol>
          </section>
        );
      })}
    </div>
  );
}

/** The questions of a row's travellers that have no answer. */
function unansweredIn({ code, needs }: GroupRow, on: string | undefined): Question[] {
  const passports = needs.flatMap((need) => (need.access === null ? need.passports : []));
  return passports.map((passport) => ({
    passport: passport.code,
    destination: code,
    purpose: DEFAULT_STAY,
    on,
  }));
}

function Row({
  row: { code, access, stay, needs },
  name,
  group,
}: {
  row: GroupRow;
  name: string;
  group: ListedGroup;
}) {
  const { travellers, on } = group;
  return (
    <li>
      <a href={localAddress(`/visa-info/${code}`)}>{name}</a>
      <span className="access-swatch" data-access={access ?? 'unknown'}>
        {accessInWords(access ?? 'unknown')}
        {stay && <span>{stay}</span>}
      </span>
      <ul>
        {needs.map((need) => (
          <Need
            key={`${need.words}|${need.marks}`}
            need={need}
            country={code}
            on={on}
            // If all need the same, the line above says so.
            isSaid={needs.length === 1}
          />
        ))}
      </ul>
      {access !== 'no_admission' && (
        <a
          href={tripAddress(code, group)}
          aria-label={t('planTripTo', { travellers, country: name })}
          className="group-trip"
        >
          {t('planTrip', { travellers })}
        </a>
      )}
    </li>
  );
}

function Need({
  need: { access, words, marks, passports },
  country,
  on,
  isSaid,
}: {
  need: SharedNeed;
  country: string;
  on: string | undefined;
  isSaid: boolean;
}) {
  return (
    <li>
      {!isSaid && (
        <span className="access-swatch" data-access={access ?? 'unknown'}>
          {t('needed', { need: words })}
        </span>
      )}
      {sentenceGap()}
      {passports.map(({ code, words: passport }, index) => (
        <Fragment key={passport}>
          <a href={answerAddress(country, code, on)}>{passport}</a>
          {index < passports.length - 1 && ' · '}
        </Fragment>
      ))}
      {marks && (
        <>
          {' · '}
          <small>{marks}</small>
        </>
      )}
    </li>
  );
}

/** The trip of the group to a country; both days of a stay count, so it has a night less. */
function tripAddress(country: string, { passports, on, days }: ListedGroup): string {
  const trip = new URLSearchParams({ passport: passports, stops: country });
  if (on) trip.set('dates', on);
  if (days) trip.set('nights', `${days - 1}`);
  // Commas need no encoding, as in the router's addresses.
  return localAddress(`/trip?${trip}`.replaceAll('%2C', ','));
}
