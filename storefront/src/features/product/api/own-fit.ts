import { getPart, type Fits, type OwnMachine } from '@harrow/contract';
import { useQuery } from '@tanstack/react-query';
import { orNull } from '@/lib/http/or-null';
import { call } from '@/lib/http/shop-client';

/** Reads whether a part fits a machine of the visitor; null if the shop cannot say. */
export function useOwnFit(number: string, { machine: { handle }, serial }: OwnMachine) {
  return useQuery({
    queryKey: ['own-fit', number, handle, serial],
    queryFn: async ({ signal }): Promise<Fits | null> => {
      const query = { machine: handle, serial: serial ?? undefined };
      const part = await orNull(() => call(getPart, { parameters: { number }, query, signal }));
      return part?.fits ?? null;
    },
  });
}
