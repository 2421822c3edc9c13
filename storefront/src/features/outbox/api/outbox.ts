import { listOutbox } from '@harrow/contract';
import { useQuery } from '@tanstack/react-query';
import { call } from '@/lib/http/shop-client';
import { listQuery } from '@/lib/list-page';
import type { MessageFilter } from '../lib/filter';

export const OUTBOX_PAGE_SIZE = 50;

export const outboxKey = ['outbox'];

/** Reads a page of messages, newest first, and their total number. */
export const useOutbox = (pageNumber: number, filter: MessageFilter) =>
  useQuery({
    queryKey: [...outboxKey, { pageNumber, filter }],
    queryFn: async ({ signal }) => {
      const query = { ...filter, limit: OUTBOX_PAGE_SIZE, pageNumber };
      const { data, count } = await call(listOutbox, { query, signal });
      return { rows: data, total: count };
    },
    ...listQuery,
  });
