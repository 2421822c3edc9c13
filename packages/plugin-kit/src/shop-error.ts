import { MedusaError } from '@medusajs/utils';

/** The kind of failure; only `error-answer.ts` maps it to an HTTP status. */
export type ShopErrorType =
  | 'bad_request'
  | 'unauthorized'
  | 'payment_required'
  | 'forbidden'
  | 'not_found'
  | 'method_not_allowed'
  | 'conflict'
  | 'changed_since'
  | 'too_large'
  | 'unsupported_media_type'
  | 'invalid_body'
  | 'too_many_requests'
  | 'unavailable';

export type ShopErrorExtras = {
  /** The snake_case code of the response; defaults to the type. */
  code?: string;
  /** One message per invalid field of the body. */
  fields?: Record<string, string>;
  /** Additional members of the response, such as `available`. */
  details?: Record<string, unknown>;
  /** Sent as `Retry-After`. */
  retryAfterSeconds?: number;
  /** The underlying error; logged, never sent. */
  cause?: unknown;
};

/**
 * The error that services throw for a failure that the contract names. Test `error.type`, never
 * `instanceof`: the engine ships two MedusaError classes.
 */
export class ShopError extends MedusaError {
  readonly fields?: Record<string, string>;
  readonly details?: Record<string, unknown>;
  readonly retryAfterSeconds?: number;
  override readonly cause?: unknown;

  constructor(type: ShopErrorType, message: string, extras: ShopErrorExtras = {}) {
    super(type, message, extras.code ?? type);
    this.fields = extras.fields;
    this.details = extras.details;
    this.retryAfterSeconds = extras.retryAfterSeconds;
    this.cause = extras.cause;
  }
}

/** `not_found`, for something that the request names, such as an order. */
export const noSuch = (thing: string): ShopError =>
  new ShopError('not_found', `There is no such ${thing}.`);

/** `invalid_body`, for what is wrong with a field of the body or a parameter of the query. */
export const invalidField = (field: string, problem: string): ShopError =>
  new ShopError('invalid_body', `${field}: ${problem}`, { fields: { [field]: problem } });

/** Whether the thrown value is an error of the given type. */
export function isErrorOfType(
  error: unknown,
  type: string,
): error is { type: string; message: string } {
  return typeof error === 'object' && error !== null && 'type' in error && error.type === type;
}
