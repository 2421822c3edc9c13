import { ApiError } from '@/lib/http/api-error';
import type { SessionEnd } from '@/lib/session/session-store';

/** Whether the shop said that this session may not go on, as opposed to saying nothing at all. */
export function isRefusal(error: unknown): error is ApiError {
  return error instanceof ApiError && (error.status === 401 || error.status === 403);
}

/** What a refusal says of the session: its token is over (401), or the shop does not accept it (403). */
export const endOfRefused = ({ status }: ApiError): SessionEnd =>
  status === 401 ? 'expired' : 'refused';
