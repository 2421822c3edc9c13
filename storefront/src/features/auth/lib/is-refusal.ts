import { ApiError } from '@/lib/http/api-error';

/** Whether the shop said that this session may not go on, as opposed to saying nothing at all. */
export function isRefusal(error: unknown): error is ApiError {
  return error instanceof ApiError && (error.status === 401 || error.status === 403);
}
