import { toApiError } from './api-error';

/** Statuses of calls about something that is not there, or that nothing can have (422). */
const NOTHING = [404, 422];

/** Sends a call; resolves with null if its status is one of `nothing`. Throws `ApiError`. */
export async function orNull<Answer>(
  send: () => Promise<Answer>,
  nothing: readonly number[] = NOTHING,
): Promise<Answer | null> {
  try {
    return await send();
  } catch (error) {
    if (nothing.includes(toApiError(error).status ?? 0)) return null;
    throw error;
  }
}
