import { listUsers, promoteUser } from '@harrow/contract';
import { useQuery } from '@tanstack/react-query';
import { useChange } from '@/components/ui/use-change';
import { describeError, toApiError } from '@/lib/http/api-error';
import { call } from '@/lib/http/shop-client';
import { messages } from '@/messages';

const usersKey = ['users'];

/** Reads all users, oldest first; for admins. */
export function useUsers() {
  return useQuery({
    queryKey: usersKey,
    queryFn: ({ signal }) => call(listUsers, { signal }),
    staleTime: 0,
  });
}

function promotionFailure(error: unknown): string {
  const { status } = toApiError(error);
  if (status === 403) return messages.users.noAccess;
  if (status === 404) return messages.users.gone;
  return describeError(error);
}

/** Makes a user an admin. */
export const usePromoteUser = () =>
  useChange({
    send: (email: string) => call(promoteUser, { parameters: { email } }),
    done: messages.users.promoted,
    describe: promotionFailure,
    queryKey: usersKey,
  });
