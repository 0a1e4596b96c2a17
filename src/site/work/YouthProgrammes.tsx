import { youthProgrammeLines } from '#core/answers/words/waysToWork.ts';
import type { OpenYouthProgramme } from '#core/answers/work/workAnswer.ts';
import workMessages from '#messages/en/work.gen.ts';
import { translator } from '#messages/translate.ts';
import { hostInWords } from '../sources/hostInWords.ts';
import { ProgrammeFacts } from '../sources/ProgrammeFacts.tsx';

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
    <ProgrammeFacts
      kind={t('programmeKind', { kind })}
      name={name}
      lines={youthProgrammeLines(programme)}
      apply={apply ? { address: apply, text: t('apply', { site: hostInWords(apply) }) } : null}
      source={source}
    />
  );
}
