import { useSearch } from '@tanstack/react-router';
import type { FilePreview } from '#core/inputs/rules/ruleEdition.ts';
import { trpc } from '#src/lib/trpc.ts';
import { Loaded } from '#src/panel/Loaded.tsx';
import { keepingPage } from '#src/panel/lists/keepingPage.ts';
import { ChangeTable } from '../editions/ChangeTable.tsx';

/** The rows of a preview; destination and page are stored in the address. */
export function PreviewedChanges({
  preview: { id, destinations },
  nameOf,
}: {
  preview: FilePreview;
  nameOf: (code: string) => string;
}) {
  const { destination, page = 1 } = useSearch({ from: '/admin/_panel/rules/editions' });
  const changes = trpc.ruleEdition.previewedChanges.useQuery(
    { id, destination, page: page - 1 },
    keepingPage,
  );
  return (
    <Loaded query={changes}>
      {({ items, total }) => (
        <ChangeTable
          destinations={destinations}
          destination={destination}
          items={items}
          total={total}
          page={page}
          nameOf={nameOf}
        />
      )}
    </Loaded>
  );
}
