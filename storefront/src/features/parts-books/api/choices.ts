import { listMachines, listProducts } from '@harrow/contract';
import { useQuery } from '@tanstack/react-query';
import { call } from '@/lib/http/shop-client';
import { KEEP_PREVIOUS } from '@/lib/query-client';

/** The choices on show; typing more of the name finds the others. */
const SHOWN = 20;

const page = (q: string) => ({
  limit: String(SHOWN),
  pageNumber: '0',
  ...(q !== '' && { q }),
});

interface Named {
  handle: string;
  name: string;
}

const toChoices = ({ data, count }: { data: Named[]; count: number }) => ({
  choices: data.map(({ handle, name }) => ({ value: handle, label: name })),
  count,
});

/** Finds machines by words of their names. */
export const useMachineChoices = (q: string) =>
  useQuery({
    queryKey: ['machines', 'choices', q],
    queryFn: ({ signal }) => call(listMachines, { query: page(q), signal }),
    select: toChoices,
    ...KEEP_PREVIOUS,
  });

/** Finds products by words of their names. */
export const useProductChoices = (q: string) =>
  useQuery({
    queryKey: ['products', 'choices', q],
    queryFn: async ({ signal }) => {
      const answer = await call(listProducts, { query: page(q), signedIn: true, signal });
      return answer.success ? answer : { data: [], count: 0 };
    },
    select: toChoices,
    ...KEEP_PREVIOUS,
  });
