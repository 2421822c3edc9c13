import { getMachine } from '@harrow/contract';
import { useQuery } from '@tanstack/react-query';
import { call } from '@/lib/http/shop-client';

/** Reads the options of a machine, by whose codes an own machine names those that it has. */
export const useMachineOptions = (handle: string) =>
  useQuery({
    queryKey: ['machine-options', handle],
    queryFn: async ({ signal }) =>
      (await call(getMachine, { parameters: { handle }, query: {}, signal })).options,
  });
