import { getPart, type Fits, type OwnMachine } from '@harrow/contract';
import { useQuery } from '@tanstack/react-query';
import { toApiError } from '@/lib/http/api-error';
import { call } from '@/lib/http/shop-client';

/** Reads whether a part fits a machine of the visitor; null if the shop cannot say. */
export function useOwnFit(number: string, { machine: { handle }, serial }: OwnMachine) {
  return useQuery({
    queryKey: ['own-fit', number, handle, serial],
    queryFn: async ({ signal }): Promise<Fits | null> => {
      const query = { machine: handle, ...(serial === null ? {} : { serial }) };
      try {
        return (await call(getPart, { parameters: { number }, query, signal })).fits;
      } catch (error) {
        const { status } = toApiError(error);
        if (status === 404 || status === 422) return null;
        throw error;
      }
    },
  });
}
