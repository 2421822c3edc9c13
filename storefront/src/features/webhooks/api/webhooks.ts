import {
  changeWebhook,
  changeWebhookSecret,
  createWebhook,
  deleteWebhook,
  listWebhookDeliveries,
  listWebhooks,
  type BodyInputOf,
} from '@harrow/contract';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useChange } from '@/components/ui/use-change';
import { describeError, toApiError } from '@/lib/http/api-error';
import { call } from '@/lib/http/shop-client';
import { messages } from '@/messages';

const words = messages.webhooks;

export const webhooksKey = ['webhooks'];

/** Number of messages shown for each address. */
const DELIVERIES = 8;

/** The refresh interval of the last messages. */
const REFRESH_MS = 10_000;

/** The fields of an address that staff enter. */
type WebhookFields = BodyInputOf<typeof createWebhook>;

/** Reads the addresses that get messages, oldest first. */
export const useWebhooks = () =>
  useQuery({
    queryKey: webhooksKey,
    queryFn: ({ signal }) => call(listWebhooks, { signal }),
  });

/** Reads the last messages to an address, newest first. */
export const useDeliveries = (id: string) =>
  useQuery({
    queryKey: [...webhooksKey, id, 'deliveries'],
    queryFn: ({ signal }) =>
      call(listWebhookDeliveries, { parameters: { id }, query: { limit: DELIVERIES }, signal }),
    refetchInterval: REFRESH_MS,
  });

/** Adds an address, or changes the one with an id; returns the secret of a new one. */
export function useSaveWebhook(id?: string) {
  const queryClient = useQueryClient();
  return async (body: WebhookFields): Promise<string | null> => {
    const secret =
      id === undefined
        ? (await call(createWebhook, { body })).secret
        : await call(changeWebhook, { parameters: { id }, body }).then(() => null);
    void queryClient.invalidateQueries({ queryKey: webhooksKey });
    return secret;
  };
}

/** Returns the text for a failure of a change. */
export const failure = (error: unknown): string =>
  toApiError(error).status === 404 ? words.gone : describeError(error);

/** Restarts an ended address. */
export const useBeginWebhook = () =>
  useChange({
    send: (id: string) => call(changeWebhook, { parameters: { id }, body: { ended: false } }),
    done: words.begun,
    describe: failure,
    queryKey: webhooksKey,
  });

/** Deletes an address. */
export const useDeleteWebhook = () =>
  useChange({
    send: (id: string) => call(deleteWebhook, { parameters: { id } }),
    done: words.removed,
    describe: failure,
    queryKey: webhooksKey,
  });

/** Makes a new secret for an address and returns it. */
export function useChangeSecret() {
  const queryClient = useQueryClient();
  return async (id: string): Promise<string> => {
    const { secret } = await call(changeWebhookSecret, { parameters: { id } });
    void queryClient.invalidateQueries({ queryKey: webhooksKey });
    return secret;
  };
}
