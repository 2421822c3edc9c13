import { listMachines } from '@harrow/contract';
import { useQuery } from '@tanstack/react-query';
import { call } from '@/lib/http/shop-client';

/** Whether the shop has machines with parts books; undefined until it is known. */
export const useHasMachines = (): boolean | undefined =>
  useQuery({
    queryKey: ['has-machines'],
    queryFn: ({ signal }) => call(listMachines, { query: { limit: '1', pageNumber: '0' }, signal }),
    select: ({ count }) => count > 0,
  }).data;
