import { toApiError } from '@/lib/http/api-error';
import { describeError } from '@/lib/http/describe-error';
import { messages } from '@/messages';

/** Why a product was not removed, for staff. */
export function removalFailure(error: unknown): string {
  const { kind, status } = toApiError(error);
  const words = messages.manageProducts;
  if (status === 404) return words.deleteGone;
  if (kind !== 'http') return `${words.deleteUnknown} ${describeError(error)}`;
  return words.deleteFailed(describeError(error));
}
