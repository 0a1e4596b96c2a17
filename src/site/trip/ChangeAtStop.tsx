import type { OpenProgramme } from '#core/answers/transit/programmes.ts';
import { answerInRow } from '#core/answers/words/answerTexts.ts';
import { programmeInShort } from '#core/answers/words/programmeWords.ts';
import { listInWords } from '#core/languages/listInWords.ts';
import { sentencesInWords } from '#core/languages/sentences.ts';
import { countedAnswer, passesBorder } from '#core/trip/changingPlanes.ts';
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

/**
 * What changing planes takes at a stop: the verdict of the side that counts there, the border's in short
 * beside the transit area's, and the programmes for leaving the airport.
 */
export function ChangeAtStop({
  entry,
  changing,
  ...shown
}: Omit<StopAnswerProps, 'answer'> & {
  entry: Answers['entry'];
  changing: NonNullable<Answers['changing']>;
}) {
  const { whyBorder, closed, answer } = changing;
  const { border, airsideProgrammes = [], programmes = [] } = answer.transit ?? {};
  return (
    <div className="flex flex-col gap-3">
      {whyBorder && <p>{t('whyBorder', { why: whyBorder })}</p>}
      <StopAnswer {...shown} answer={countedAnswer({ entry, changing })} />
      {border && !passesBorder({ changing }) && (
        <dl>
          <dt className="font-semibold">{borderText('landside')}</dt>
          <dd>{answerInRow(border)}</dd>
          <dd className="no-print text-sm text-ink-soft">{borderText('landsideWhy')}</dd>
        </dl>
      )}
      {!passesBorder({ changing }) && (
        <Programmes title={borderText('airside')} programmes={airsideProgrammes} />
      )}
      <Programmes title={transitText('programmes')} programmes={programmes} />
      {closed.length > 0 && <p>{t('notOpen', { programmes: listInWords(closed, 'comma') })}</p>}
    </div>
  );
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
