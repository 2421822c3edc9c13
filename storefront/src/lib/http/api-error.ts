import { z } from 'zod/mini';
import { messages } from '@/messages';

/** `network`: no answer. `timeout`: none in time. `http`: a refusal. `parse`: an answer that is not what was agreed. */
export type ApiErrorKind = 'network' | 'timeout' | 'http' | 'parse';

/** Why a call to the backend failed. Show it with `describeError`, never by its `message`. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly kind: ApiErrorKind;
  /** The HTTP status, where there was an answer. */
  readonly status?: number;
  /** The contract's snake_case code, e.g. `out_of_stock`. */
  readonly code?: string;
  /** The problem of each invalid field of the body. */
  readonly fields?: Record<string, string>;
  /** Other members of the response, such as the right `amount` or the `available` stock. */
  readonly details?: Record<string, unknown>;
  /** Seconds after which the server wants to be asked again. */
  readonly retryAfter?: number;

  constructor({ kind, message, cause, ...rest }: Omit<ApiError, 'name' | 'stack'>) {
    super(message, { cause });
    this.kind = kind;
    Object.assign(this, rest);
  }
}

/** As much of the HTTP client's errors as is read here; other errors match it too, but emptily. */
const responseSchema = z.object({
  status: z.number(),
  data: z.unknown(),
  headers: z.looseObject({}),
});
const failureSchema = z.object({
  code: z.optional(z.string()),
  isAxiosError: z.literal(true),
  response: z.optional(responseSchema),
});

const bodySchema = z.looseObject({
  code: z.optional(z.string()),
  message: z.optional(z.string()),
  fields: z.optional(z.catchall(z.object({}), z.string())),
});

/** Turns whatever a call threw into an `ApiError`. */
export function toApiError(error: unknown): ApiError {
  if (error instanceof ApiError) return error;
  const failure = failureSchema.safeParse(error);
  const message = error instanceof Error ? error.message : String(error);
  if (!failure.success) return new ApiError({ kind: 'parse', message, cause: error });
  const { code, response } = failure.data;
  if (response) return fromResponse(response, message, error);
  const late = code === 'ECONNABORTED' || code === 'ETIMEDOUT';
  return new ApiError({ kind: late ? 'timeout' : 'network', message, cause: error });
}

type FailedResponse = z.infer<typeof responseSchema>;

function fromResponse(response: FailedResponse, fallback: string, cause: unknown): ApiError {
  const body = bodySchema.safeParse(response.data);
  const { code, message, fields, ...details } = body.success ? body.data : {};
  return new ApiError({
    kind: 'http',
    status: response.status,
    code,
    message: message ?? fallback,
    fields,
    details,
    retryAfter: secondsOf(response.headers['retry-after']),
    cause,
  });
}

/** RFC 9110: seconds, or a date. */
function secondsOf(header: unknown): number | undefined {
  if (typeof header !== 'string' || header === '') return undefined;
  const seconds = Number(header);
  if (Number.isFinite(seconds)) return seconds;
  const date = Date.parse(header);
  return Number.isNaN(date) ? undefined : Math.max(0, Math.ceil((date - Date.now()) / 1000));
}

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
