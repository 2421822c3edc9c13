import { demoteUser, listAudit, type AuditEntry } from '@harrow/contract';
import { useQuery } from '@tanstack/react-query';
import { useChange } from '@/components/ui/use-change';
import { totalIn } from '@/lib/answer-headers';
import { describeError, toApiError } from '@/lib/http/api-error';
import { call } from '@/lib/http/shop-client';
import { messages } from '@/messages';

const historyKey = ['history'];

export const HISTORY_PAGE_SIZE = 50;

async function readHistory(page: number, q: string, signal?: AbortSignal) {
  let total = 0;
  const entries: AuditEntry[] = await call(listAudit, {
    query: { limit: HISTORY_PAGE_SIZE, pageNumber: page, q },
    signal,
    onHeaders: (headers) => (total = totalIn(headers)),
  });
  return { entries, total };
}

/** Reads a page of the changes by staff with these words, newest first, and how many there are. */
export const useHistory = (page: number, words: string) =>
  useQuery({
    queryKey: [...historyKey, words, page],
    queryFn: ({ signal }) => readHistory(page, words, signal),
    staleTime: 0,
    // eslint-disable-next-line @typescript-eslint/no-deprecated -- its successor comes with version 5, which medusa-react cannot use
    keepPreviousData: true,
  });

const demotionFailure = (error: unknown): string => {
  const { status, message } = toApiError(error);
  if (status === 409) return message;
  return status === 404 ? messages.history.gone : describeError(error);
};

/** Takes the admin rights of a user, which takes back their promotion. */
export const useDemoteUser = () =>
  useChange({
    send: (email: string) => call(demoteUser, { parameters: { email } }),
    done: messages.history.undone,
    describe: demotionFailure,
  });
