import { type QueryKey, useQueryClient } from '@tanstack/react-query';

/**
 * Options for a mutation with an optimistic update: `change` returns the expected data of the cache
 * entry `queryKey`. An error restores the old data.
 */
export function useOptimisticChange<Data, Input>(
  queryKey: QueryKey,
  change: (data: Data, input: Input) => Data,
) {
  const queryClient = useQueryClient();
  return {
    onMutate: async (input: Input) => {
      await queryClient.cancelQueries({ queryKey });
      const before = queryClient.getQueryData<Data>(queryKey);
      if (before) queryClient.setQueryData<Data>(queryKey, change(before, input));
      return { before };
    },
    onError: (
      _error: unknown,
      _input: Input,
      optimistic: { before: Data | undefined } | undefined,
    ) => {
      queryClient.setQueryData(queryKey, optimistic?.before);
    },
  };
}

/** For `useOptimisticChange`: one page of a list, without the deleted items. */
export function withoutItems<Item>(
  { items, total }: { items: Item[]; total: number },
  isDeleted: (item: Item) => boolean,
) {
  const rest = items.filter((item) => !isDeleted(item));
  return { items: rest, total: total - (items.length - rest.length) };
}
