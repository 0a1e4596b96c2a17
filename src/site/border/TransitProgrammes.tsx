import type { OpenProgramme } from '#core/answers/transit/programmes.ts';
import { programmeInWords } from '#core/answers/words/programmeWords.ts';
import { transitConditionsInWords } from '#core/answers/words/transitWords.ts';
import type { TransitCondition } from '#core/transitVocabulary.ts';
import transitMessages from '#messages/en/transit.gen.ts';
import { translator } from '#messages/translate.ts';
import { hostInWords } from '../sources/hostInWords.ts';
import { ProgrammeFacts } from '../sources/ProgrammeFacts.tsx';

const t = translator(transitMessages);

/** The programmes by which a traveller may pass the border between two flights. */
export function TransitProgrammes({ programmes }: { programmes: readonly OpenProgramme[] }) {
  if (programmes.length === 0) return null;
  return (
    <section>
      <h3 className="mb-2 text-lg font-semibold">{t('programmes')}</h3>
      <ul className="flex flex-col gap-4">
        {programmes.map((programme) => (
          <li key={programme.name}>
            <Programme programme={programme} />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The visas for the transit area; `stated` are its conditions, which aren't said twice. */
export function AirsideProgrammes({
  programmes,
  stated,
}: {
  programmes: readonly OpenProgramme[];
  stated: readonly TransitCondition[];
}) {
  if (programmes.length === 0) return null;
  return (
    <ul className="mt-3 flex flex-col gap-4">
      {programmes.map((programme) => (
        <li key={programme.name}>
          <Programme
            programme={{
              ...programme,
              conditions: programme.conditions.filter((condition) => !stated.includes(condition)),
            }}
          />
        </li>
      ))}
    </ul>
  );
}

function Programme({ programme }: { programme: OpenProgramme }) {
  const { name, kind, conditions, apply, source } = programme;
  return (
    <ProgrammeFacts
      kind={t('programmeKind', { kind })}
      name={name}
      lines={programmeInWords(programme)}
      apply={apply ? { address: apply, text: t('apply', { site: hostInWords(apply) }) } : null}
      source={source}
    >
      {conditions.length > 0 && <p className="text-sm">{transitConditionsInWords(conditions)}</p>}
    </ProgrammeFacts>
  );
}
