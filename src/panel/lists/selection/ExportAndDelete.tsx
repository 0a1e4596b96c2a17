import type { RecordKindName } from '#core/records/files.ts';
import { ExportLink } from '#src/panel/importExport/ExportLink.tsx';
import { BulkButton } from './BulkButton.tsx';

/** Bulk actions of most kinds: all the selected records are deleted or, if one can't be, none. */
export function ExportAndDelete<Id extends string | number>({
  kind,
  ids,
  deletion,
  done,
}: {
  kind: RecordKindName;
  ids: Id[];
  deletion: {
    isPending: boolean;
    mutate: (input: { ids: Id[] }, options: { onSuccess: () => void }) => void;
  };
  done: () => void;
}) {
  return (
    <>
      <ExportLink kind={kind} ids={ids.map(String)} />
      <BulkButton
        label="Delete"
        className="button-danger"
        disabled={deletion.isPending}
        onPress={() => deletion.mutate({ ids }, { onSuccess: done })}
      />
    </>
  );
}
