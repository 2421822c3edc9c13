import { MedusaError } from '@medusajs/utils';

/** What went wrong, in the words of services; only `error-answer.ts` knows the HTTP status. */
export type ShopErrorType =
  | 'bad_request'
  | 'unauthorized'
  | 'payment_required'
  | 'forbidden'
  | 'not_found'
  | 'conflict'
  | 'too_large'
  | 'unsupported_media_type'
  | 'invalid_body'
  | 'too_many_requests'
  | 'unavailable';

export type ShopErrorExtras = {
  /** snake_case code of the answer; the type's own name where nothing finer is known. */
  code?: string;
  /** One message per field of the body that breaks a rule. */
  fields?: Record<string, string>;
  /** Members added to the answer beside code and message, such as `available`. */
  details?: Record<string, unknown>;
  /** Seconds after which trying again makes sense; becomes `Retry-After`. */
  retryAfterSeconds?: number;
  /** What led here; logged, never answered. */
  cause?: unknown;
};

/**
 * The error that services throw for an outcome the contract names.
 * Handlers test `error.type`, never `instanceof`: the engine ships two MedusaError classes.
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

/** Tells the error of a given type from everything else that can be thrown. */
export function isErrorOfType(
  error: unknown,
  type: string,
): error is { type: string; message: string } {
  return typeof error === 'object' && error !== null && 'type' in error && error.type === type;
}
