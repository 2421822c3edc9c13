import { useQueryClient, type QueryKey } from '@tanstack/react-query';
import { showError, showSuccess } from './toast';
import { useAction } from './use-action';

interface Change<Args extends unknown[]> {
  send: (...args: Args) => Promise<unknown>;
  /** The message after a success. */
  done: string;
  /** Returns the message for an error. */
  describe: (error: unknown) => string;
  /** The queries to read again; by default all. */
  queryKey?: QueryKey;
}

/**
 * Sends a change, shows its outcome and reads the queries that it affects again. After a refusal too,
 * which means that the page is out of date.
 */
export function useChange<Args extends unknown[]>({
  send,
  done,
  describe,
  queryKey,
}: Change<Args>) {
  const queryClient = useQueryClient();
  return useAction(async (...args: Args) => {
    try {
      await send(...args);
      showSuccess(done);
    } catch (error) {
      showError(describe(error));
    }
    await queryClient.invalidateQueries({ queryKey });
  });
}
