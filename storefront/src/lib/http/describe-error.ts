import { messages } from '@/messages';
import { toApiError, type ApiError } from './api-error';

/** Says to a person what went wrong with a call and what to do, in one or two sentences. */
export function describeError(error: unknown): string {
  const failure = toApiError(error);
  const errors = messages.errors;
  if (failure.kind === 'network') return errors.network;
  if (failure.kind === 'timeout') return errors.timeout;
  if (failure.kind === 'parse') return errors.parse;
  return describeRefusal(failure);
}

function describeRefusal({ status = 500, message, retryAfter }: ApiError): string {
  const errors = messages.errors;
  if (status === 401) return errors.sessionEnded;
  if (status === 429) return errors.tooManyRequests(retryAfter);
  if (status === 503) return errors.unavailable(retryAfter);
  if (status >= 500) return errors.server;
  // The backend writes the message of a refusal for people.
  return message;
}
