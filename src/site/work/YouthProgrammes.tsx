import { youthProgrammeLines } from '#core/answers/words/waysToWork.ts';
import type { OpenYouthProgramme } from '#core/answers/work/workAnswer.ts';
import { translator } from '#messages/translate.ts';
import workMessages from '#messages/work/en.gen.ts';
import { ExternalLink } from '#src/ui/ExternalLink.tsx';
import { hostInWords } from '../answer/hostInWords.ts';
import { SourceName } from '../answer/SourceName.tsx';

const t = translator(workMessages);

/** The programmes for young people that are open to a passport: there may be others. */
export function YouthProgrammes({ programmes }: { programmes: readonly OpenYouthProgramme[] }) {
  if (programmes.length === 0) return null;
  return (
    <section className="flex flex-col gap-4">
      <h3 className="text-lg font-semibold">{t('programmes')}</h3>
      <ul className="flex flex-col gap-4">
        {programmes.map((programme) => (
          <li key={programme.name}>
            <Programme programme={programme} />
          </li>
        ))}
      </ul>
      <p>{t('programmesIncomplete')}</p>
    </section>
  );
}

function Programme({ programme }: { programme: OpenYouthProgramme }) {
  const { name, kind, apply, source } = programme;
  return (
    <>
      <p className="font-semibold">{t('programmeKind', { kind })}</p>
      <p lang="en" className="text-sm">
        {name}
      </p>
      {youthProgrammeLines(programme).map((line) => (
        <p key={line}>{line}</p>
      ))}
      {apply && (
        <p>
          <ExternalLink href={apply}>{t('apply', { site: hostInWords(apply) })}</ExternalLink>
        </p>
      )}
      <p className="text-sm text-ink-soft">
        <SourceName source={source} />
      </p>
    </>
  );
}
