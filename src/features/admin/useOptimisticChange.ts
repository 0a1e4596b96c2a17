import { type QueryKey, useQueryClient } from '@tanstack/react-query';

/**
 * Options for a mutation whose outcome the page shows before the server has answered: `change`
 * gives the kept answer under `queryKey` as it will be. A refusal puts the old answer back; either
 * way the server is asked again afterwards.
 */
export function useOptimisticChange<Answer, Input>(
  queryKey: QueryKey,
  change: (answer: Answer, input: Input) => Answer,
) {
  const queryClient = useQueryClient();
  return {
    onMutate: async (input: Input) => {
      await queryClient.cancelQueries({ queryKey });
      const before = queryClient.getQueryData<Answer>(queryKey);
      if (before) queryClient.setQueryData<Answer>(queryKey, change(before, input));
      return { before };
    },
    onError: (
      _error: unknown,
      _input: Input,
      shown: { before: Answer | undefined } | undefined,
    ) => {
      queryClient.setQueryData(queryKey, shown?.before);
    },
    onSettled: () => void queryClient.invalidateQueries(),
  };
}
