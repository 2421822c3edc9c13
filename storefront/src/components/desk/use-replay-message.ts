import { replayMessage } from '@harrow/contract';
import type { QueryKey } from '@tanstack/react-query';
import { useChange } from '@/components/ui/use-change';
import { describeError, toApiError } from '@/lib/http/api-error';
import { call } from '@/lib/http/shop-client';
import { messages } from '@/messages';

const words = messages.outbox;

/** Sends a message once more, with the same id; reads the queries that list it again. */
export const useReplayMessage = (queryKey: QueryKey) =>
  useChange({
    send: (id: string) => call(replayMessage, { parameters: { id } }),
    done: words.replayed,
    describe: (error) =>
      toApiError(error).code === 'still_due' ? words.stillDue : describeError(error),
    queryKey,
  });
