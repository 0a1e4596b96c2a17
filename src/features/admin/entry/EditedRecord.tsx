import { trpc } from '../../../lib/trpc.ts';
import { refetchOnOpen, useDataSinceOpening } from '../forms/versions/dataSinceOpening.ts';
import { Loaded } from '../Loaded.tsx';
import type { RuleSource } from '../rules/ruleLabels.ts';
import { EntryConditionForm } from './EntryConditionForm.tsx';
import { OfficialLinkForm } from './OfficialLinkForm.tsx';

type Edited = {
  id: number | 'new';
  destination: string;
  sources: RuleSource[];
  onDone: () => void;
};

/** The form of a new entry condition, or of the stored one with this id. */
export function EditedCondition({ id, ...form }: Edited) {
  return id === 'new' ? <EntryConditionForm {...form} /> : <StoredCondition id={id} {...form} />;
}

/** The form of a new official link, or of the stored one with this id. */
export function EditedLink({ id, ...form }: Edited) {
  return id === 'new' ? <OfficialLinkForm {...form} /> : <StoredLink id={id} {...form} />;
}

function StoredCondition({ id, ...form }: Edited & { id: number }) {
  const stored = useDataSinceOpening(trpc.entryCondition.byId.useQuery({ id }, refetchOnOpen));
  return (
    <Loaded query={stored}>
      {(condition) => <EntryConditionForm {...form} condition={condition} />}
    </Loaded>
  );
}

function StoredLink({ id, ...form }: Edited & { id: number }) {
  const stored = useDataSinceOpening(trpc.officialLink.byId.useQuery({ id }, refetchOnOpen));
  return <Loaded query={stored}>{(link) => <OfficialLinkForm {...form} link={link} />}</Loaded>;
}
