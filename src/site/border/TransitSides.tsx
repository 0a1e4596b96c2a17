import { Link } from '@tanstack/react-router';
import type { EntryAnswer } from '#core/answers/entryAnswer.ts';
import { isUnlimited } from '#core/answers/stayOfAll.ts';
import type { TransitSides as Sides } from '#core/answers/transit/transitAnswer.ts';
import { answerInRow } from '#core/answers/words/answerTexts.ts';
import { transitAreasInWords } from '#core/answers/words/programmeWords.ts';
import { airsideLines, transitConditionsInWords } from '#core/answers/words/transitWords.ts';
import borderMessages from '#messages/en/border.gen.ts';
import transitMessages from '#messages/en/transit.gen.ts';
import { translator } from '#messages/translate.ts';
import { SourceName } from '../sources/SourceName.tsx';
import { ChangingPlanes } from './ChangingPlanes.tsx';
import { AirsideProgrammes, TransitProgrammes } from './TransitProgrammes.tsx';

const t = translator(borderMessages);
const transitText = translator(transitMessages);

/** Of a transit answer, what each side of passport control needs; nothing for other kinds of stay. */
export function TransitSides({ answer: { transit } }: { answer: EntryAnswer }) {
  if (!transit) return null;
  const { airside, airsideProgrammes, border, programmes } = transit;
  const isByRight = isUnlimited(border.access);
  return (
    <section className="card flex flex-col gap-4 p-5 sm:p-6">
      <ChangingPlanes
        airside={
          isByRight ? null : <InTransitArea airside={airside} programmes={airsideProgrammes} />
        }
        landside={
          <>
            <Link
              to="."
              search={(previous: Record<string, unknown>) => ({ ...previous, type: undefined })}
              className="link inline-flex min-h-11 items-center"
            >
              {answerInRow(border)}
            </Link>
            <p className="text-sm text-ink-soft">{t('landsideWhy')}</p>
          </>
        }
      />
      <TransitProgrammes programmes={programmes} />
    </section>
  );
}

/** What staying in the transit area takes, with its conditions, its source and the visas for it. */
function InTransitArea({
  airside,
  programmes,
}: {
  airside: Sides['airside'];
  programmes: Sides['airsideProgrammes'];
}) {
  const lines = airsideLines(airside);
  const areas = transitAreasInWords(airside);
  const conditions = transitConditionsInWords(airside.conditions);
  if (lines.length === 0) return <p>{transitText('airsideUnknown')}</p>;
  return (
    <>
      {lines.map((line) => (
        <p key={line}>{line}</p>
      ))}
      {areas && <p>{areas}</p>}
      {conditions && <p className="text-sm">{conditions}</p>}
      {airside.source && (
        <p className="text-sm text-ink-soft">
          <SourceName source={airside.source} />
        </p>
      )}
      <AirsideProgrammes programmes={programmes} stated={airside.conditions} />
    </>
  );
}
