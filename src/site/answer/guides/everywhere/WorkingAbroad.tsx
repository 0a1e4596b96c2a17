import { useDeferredValue } from 'react';
import { AGE_FIRST, AGE_LAST, ageIn } from '#core/answers/work/travellerAge.ts';
import { workGroups } from '#core/answers/work/workGroups.ts';
import listMessages from '#messages/en/changingPlanes.gen.ts';
import passportMessages from '#messages/en/passports.gen.ts';
import messages from '#messages/en/workingAbroad.gen.ts';
import { translator } from '#messages/translate.ts';
import { trpc } from '#src/lib/trpc.ts';
import { CountryLines } from '#src/site/answerLists/CountryLines.tsx';
import { useSearchInAddress } from '#src/site/answerLists/useSearchInAddress.ts';
import { Field } from '#src/ui/forms/Field.tsx';
import { Everywhere } from './Everywhere.tsx';
import type { EverywhereList, EverywhereSearch } from './loadEverywhere.ts';
import { useCountryLines } from './useCountryLines.ts';
import { linesAtAge, workParts } from './workParts.ts';

const t = translator(messages);
const listText = translator(listMessages);
const passportText = translator(passportMessages);

/** Where a traveller may work with these passports, and how: all countries. */
export function WorkingAbroad({
  list,
  search,
}: {
  list: EverywhereList;
  search: EverywhereSearch;
}) {
  const { input, passports } = list;
  const [packed] = trpc.page.workingAbroad.useSuspenseQuery(input);
  const [{ age }, change] = useSearchInAddress({ age: search.age });
  const applied = ageIn(useDeferredValue(age));
  const all = useCountryLines(packed, { type: 'working', groups: workGroups, passports });
  const lines = linesAtAge(all, applied);
  return (
    <Everywhere type="working" title={t('title')} list={list} intro={<p>{t('nothingFollows')}</p>}>
      <CountryLines
        lines={lines}
        search={search}
        groups={workGroups}
        partsOf={(found, group) => workParts(found, { group, age: applied })}
        fields={
          <AgeField
            age={age}
            // A digit more may follow, until the address has it.
            isWhole={age === search.age}
            onChange={(text) => change({ age: text })}
          />
        }
        labels={{
          list: passportText('destinations'),
          find: t('find'),
          answer: t('answer'),
          anyAnswer: listText('any'),
          groupOf: (group) => t('group', { group }),
        }}
      />
    </Everywhere>
  );
}

function AgeField({
  age,
  isWhole,
  onChange,
}: {
  age: string | undefined;
  isWhole: boolean;
  onChange: (text: string | undefined) => void;
}) {
  const isWrong = isWhole && age !== undefined && ageIn(age) === undefined;
  return (
    <Field
      label={t('age')}
      error={isWrong ? t('ageWrong', { first: AGE_FIRST, last: AGE_LAST }) : undefined}
      className={isWrong ? 'basis-full' : 'flex-1 basis-full sm:basis-40'}
    >
      {(control) => (
        <input
          {...control}
          name="age"
          inputMode="numeric"
          maxLength={5}
          value={age ?? ''}
          onChange={(event) => onChange(event.target.value || undefined)}
          autoComplete="off"
          className="input"
        />
      )}
    </Field>
  );
}
