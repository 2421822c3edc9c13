import Stripe from 'stripe';
import { readProviderError, toUnavailable } from '../src/lib/provider-error';

const { errors } = Stripe;
const refused = new errors.StripeInvalidRequestError({
  type: 'invalid_request_error',
  code: 'resource_missing',
  statusCode: 404,
  message: 'No such payment_intent',
});
const away = new errors.StripeConnectionError({ type: 'api_error', message: 'ECONNREFUSED' });
const refusedAtOnce = new errors.StripeConnectionError({
  type: 'api_error',
  message: 'fetch failed',
  detail: { cause: { code: 'ECONNREFUSED' } },
} as never);
const broken = new errors.StripeAPIError({ type: 'api_error', statusCode: 500, message: 'Oops' });
const busy = new errors.StripeInvalidRequestError({
  type: 'invalid_request_error',
  code: 'idempotency_key_in_use',
  statusCode: 409,
  message: 'Busy',
});

it.each([
  ['a refusal', refused, { isRefusal: true, isUnanswered: false, code: 'resource_missing' }],
  ['no answer', away, { isRefusal: false, isUnanswered: true, hadNoEffect: false }],
  ['no connection', refusedAtOnce, { isUnanswered: true, hadNoEffect: true }],
  ['a server error', broken, { isRefusal: false, isUnanswered: false, hadNoEffect: false }],
  [
    'the same request in progress',
    busy,
    { isRefusal: false, isInProgress: true, hadNoEffect: false },
  ],
])('reads %s', (_, error, expected) => {
  expect(readProviderError(error)).toMatchObject(expected);
});

it('ignores errors that are not the provider’s', () => {
  const other = new TypeError('x is not a function');
  expect(readProviderError(other)).toBeNull();
  expect(toUnavailable(other)).toBe(other);
});

it('answers 503 with Retry-After when the provider is unreachable', () => {
  expect(toUnavailable(away)).toMatchObject({ type: 'unavailable', retryAfterSeconds: 5 });
});
