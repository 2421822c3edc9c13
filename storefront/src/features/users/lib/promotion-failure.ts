import { toApiError } from '@/lib/http/api-error';
import { describeError } from '@/lib/http/describe-error';
import { messages } from '@/messages';

/** Why a user was not made an admin, for staff. */
export function promotionFailure(error: unknown): string {
  const { status } = toApiError(error);
  if (status === 403) return messages.users.noAccess;
  if (status === 404) return messages.users.gone;
  return describeError(error);
}
