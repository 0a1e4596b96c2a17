import type { OpenProgramme } from '#core/answers/transit/programmes.ts';
import { answerInRow } from '#core/answers/words/answerTexts.ts';
import { programmeInShort } from '#core/answers/words/programmeWords.ts';
import { conditionsInList } from '#core/answers/words/transitWords.ts';
import { listInWords } from '#core/languages/listInWords.ts';
import { sentencesInWords } from '#core/languages/sentences.ts';
import { countedAnswer, passesBorder } from '#core/trip/changingPlanes.ts';
import { programmeClosures } from '#core/trip/connection.ts';
import borderMessages from '#messages/en/border.gen.ts';
import transitMessages from '#messages/en/transit.gen.ts';
import messages from '#messages/en/trip.gen.ts';
import { translator } from '#messages/translate.ts';
import type { JudgedTrip } from './loadTrip.ts';
import { StopAnswer, type StopAnswerProps } from './StopAnswer.tsx';

const t = translator(messages);
const borderText = translator(borderMessages);
const transitText = translator(transitMessages);

type Answers = JudgedTrip['stops'][number]['answers'][number];

type Changing = NonNullable<Answers['changing']>;

/**
 * What changing planes takes at a stop: the verdict of the side that counts there, the border's in short
 * beside the transit area's, and the programmes for leaving the airport.
 */
export function ChangeAtStop({
  entry,
  changing,
  ...shown
}: Omit<StopAnswerProps, 'answer' | 'children'> & {
  entry: Answers['entry'];
  changing: Changing;
}) {
  const { whyBorder, answer } = changing;
  const { border, airsideProgrammes = [], programmes = [] } = answer.transit ?? {};
  const passes = passesBorder({ changing });
  return (
    <div className="flex flex-col gap-3">
      {whyBorder && <WhyBorder changing={changing} hours={shown.leg.connection?.hours ?? 0} />}
      <div>
        <p className="font-semibold">{t('way', { way: passes ? 'border' : 'airside' })}</p>
        <StopAnswer {...shown} answer={countedAnswer({ entry, changing })}>
          <Conditions changing={changing} />
        </StopAnswer>
      </div>
      {border && !passes && (
        <dl>
          <dt className="font-semibold">{borderText('landside')}</dt>
          <dd>{answerInRow(border)}</dd>
          <dd className="no-print text-sm text-ink-soft">{borderText('landsideWhy')}</dd>
        </dl>
      )}
      {!passes && <Programmes title={borderText('airside')} programmes={airsideProgrammes} />}
      <Programmes
        title={whyBorder === 'connection' ? t('instead') : transitText('programmes')}
        programmes={programmes}
      />
      <Closed programmes={changing.closed} />
    </div>
  );
}

/** Why the rules for entering count, in a sentence a reason. */
function WhyBorder({
  changing: { whyBorder, failures, answer },
  hours,
}: {
  changing: Changing;
  /** Between the flights; a limit fails only with a number of them. */
  hours: number;
}) {
  if (whyBorder === null) return null;
  if (whyBorder !== 'connection') return <p>{t('whyBorder', { why: whyBorder })}</p>;
  const max = answer.transit?.airside.maxHours ?? 0;
  return failures.map((why) => <p key={why}>{t('whyFlights', { why, hours, max })}</p>);
}

/** The transit area's conditions, where something is said of the connection. */
function Conditions({ changing: { conditions } }: { changing: Changing }) {
  const { met, open } = conditions;
  return (
    <>
      {met.length > 0 && <p>{t('conditionsMet', { conditions: conditionsInList(met) })}</p>}
      {open.length > 0 && <p>{t('conditionsOpen', { conditions: conditionsInList(open) })}</p>}
    </>
  );
}

/** Programmes that aren't open to the traveller, in a sentence a reason. */
function Closed({ programmes }: { programmes: Changing['closed'] }) {
  return programmeClosures.map((why) => {
    const names = programmes.filter((one) => one.why === why).map(({ name }) => name);
    if (names.length === 0) return null;
    const list = { programmes: listInWords(names, 'comma') };
    return (
      <p key={why}>
        {why === 'no_third_country' ? t('notOpen', list) : t('notOpenFor', { why, ...list })}
      </p>
    );
  });
}

function Programmes({
  title,
  programmes,
}: {
  title: string;
  programmes: readonly OpenProgramme[];
}) {
  if (programmes.length === 0) return null;
  return (
    <dl className="flex flex-col gap-1">
      <dt className="font-semibold">{title}</dt>
      {programmes.map((programme) => (
        <dd key={programme.name}>
          <span lang="en">{programme.name}</span>
          <span className="block text-sm text-ink-soft">
            {sentencesInWords(programmeInShort(programme))}
          </span>
        </dd>
      ))}
    </dl>
  );
}
