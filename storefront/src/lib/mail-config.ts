import { getMailConfig } from '@harrow/contract';
import { useQuery } from '@tanstack/react-query';
import { call } from './http/shop-client';

/** Tells whether the shop sends mails; false until that is known. A page promises no mail that is not sent. */
export function useSendsMails(): boolean {
  const { data } = useQuery({
    queryKey: ['mail-config'],
    queryFn: ({ signal }) => call(getMailConfig, { signal }),
    staleTime: Infinity,
  });
  return data?.sends ?? false;
}
