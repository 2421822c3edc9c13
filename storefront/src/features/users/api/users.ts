import {
  demoteUser,
  type Duty,
  listUsers,
  promoteUser,
  removeSecondFactorOf,
} from '@harrow/contract';
import { useQuery } from '@tanstack/react-query';
import { useChange } from '@/components/ui/use-change';
import { describeError, toApiError } from '@/lib/http/api-error';
import { call } from '@/lib/http/shop-client';
import { listQuery, readPage } from '@/lib/list-page';
import { messages } from '@/messages';

const usersKey = ['users'];

/** The users on a page of the list. */
export const USERS_PAGE_SIZE = 50;

/** Reads a page of the users with `q` in their email or name, oldest first; for admins. */
export function useUsersPage(q: string, page: number) {
  const query = {
    limit: String(USERS_PAGE_SIZE),
    pageNumber: String(page),
    ...(q !== '' && { q }),
  };
  return useQuery({
    queryKey: [...usersKey, query],
    queryFn: ({ signal }) => readPage(signal, (given) => call(listUsers, { query, ...given })),
    ...listQuery,
  });
}

function promotionFailure(error: unknown): string {
  const { status, message } = toApiError(error);
  if (status === 409) return message;
  if (status === 403) return messages.users.noAccess;
  if (status === 404) return messages.users.gone;
  return describeError(error);
}

/** Makes a user an admin, or changes the duty of one; `done` is what the toast says. */
export const usePromoteUser = (done: string) =>
  useChange({
    send: ({ email, duty }: { email: string; duty: Duty }) =>
      call(promoteUser, { parameters: { email }, body: { duty } }),
    done,
    describe: promotionFailure,
    queryKey: usersKey,
  });

function demotionFailure(error: unknown): string {
  const { status, message } = toApiError(error);
  if (status === 409) return message;
  return status === 404 ? messages.users.gone : describeError(error);
}

/** Removes the second factor of another member of staff. */
export const useRemoveSecondFactor = () =>
  useChange({
    send: (email: string) => call(removeSecondFactorOf, { parameters: { email } }),
    done: messages.secondFactor.remove.done,
    describe: describeError,
    queryKey: usersKey,
  });

/** Takes the admin rights of another user, which the History shows too. */
export const useDemoteUser = () =>
  useChange({
    send: (email: string) => call(demoteUser, { parameters: { email } }),
    done: messages.users.demoted,
    describe: demotionFailure,
  });
