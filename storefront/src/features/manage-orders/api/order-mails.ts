import { listOutbox } from '@harrow/contract';
import { useQuery } from '@tanstack/react-query';
import { call } from '@/lib/http/shop-client';
import { orderKey } from '@/lib/query-keys';

export const mailsKey = (id: string) => [...orderKey(id), 'mails'];

/** Reads the mails about an order with what became of each, unless staff may not. */
export function useOrderMails(id: string, isAllowed: boolean) {
  return useQuery({
    queryKey: mailsKey(id),
    queryFn: async () => (await call(listOutbox, { query: { order: id, kind: 'mail' } })).data,
    enabled: isAllowed,
    staleTime: 0,
  });
}
