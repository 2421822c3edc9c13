import type { Call } from './call.ts';
import { cardParameters } from './card-input.ts';
import { listCharges, retrieveCharge } from './charges.ts';
import {
  createCustomer,
  CUSTOMER_PARAMETERS,
  listCustomers,
  retrieveCustomer,
  updateCustomer,
} from './customers.ts';
import { listEvents, retrieveEvent } from './events.ts';
import { LIST_PARAMETERS } from './lists.ts';
import { authenticateIntent, CONFIRM_PARAMETERS, confirmIntent } from './payment-confirmation.ts';
import {
  CREATE_INTENT_PARAMETERS,
  createIntent,
  listIntents,
  retrieveIntent,
  UPDATE_INTENT_PARAMETERS,
  updateIntent,
} from './payment-intents.ts';
import {
  attachPaymentMethod,
  createPaymentMethod,
  listCustomerPaymentMethods,
  listPaymentMethods,
  retrievePaymentMethod,
} from './payment-methods.ts';
import { cancelIntent, captureIntent } from './payment-settlement.ts';
import { createRefund, failRefund, listRefunds, retrieveRefund } from './refunds.ts';
import { unknownCall } from './stripe-error.ts';

/**
 * The access of a route: only the server with its `secret` key, also a browser with the `publishable`
 * key, or a browser that also has the `client_secret` of the payment intent in the path.
 */
export type Access = 'secret' | 'publishable' | 'client_secret';

export interface Route {
  method: 'GET' | 'POST';
  path: string;
  access: Access;
  parameters: readonly string[];
  handle(call: Call): object;
}

const route = (
  method: Route['method'],
  path: string,
  handle: Route['handle'],
  parameters: readonly string[] = [],
  access: Access = 'secret',
): Route => ({ method, path, access, handle, parameters: [...parameters, 'expand[*]'] });

const INTENT = '/v1/payment_intents/:id';

/** Every supported call; all others are 404. */
const ROUTES: readonly Route[] = [
  route('POST', '/v1/customers', createCustomer, CUSTOMER_PARAMETERS),
  route('GET', '/v1/customers', listCustomers, [...LIST_PARAMETERS, 'email']),
  route('GET', '/v1/customers/:id', retrieveCustomer),
  route('POST', '/v1/customers/:id', updateCustomer, CUSTOMER_PARAMETERS),
  route('GET', '/v1/customers/:id/payment_methods', listCustomerPaymentMethods, [
    ...LIST_PARAMETERS,
    'type',
  ]),

  route(
    'POST',
    '/v1/payment_methods',
    createPaymentMethod,
    [...cardParameters(), 'metadata', 'metadata[*]'],
    'publishable',
  ),
  route('GET', '/v1/payment_methods', listPaymentMethods, [...LIST_PARAMETERS, 'customer', 'type']),
  route('GET', '/v1/payment_methods/:id', retrievePaymentMethod),
  route('POST', '/v1/payment_methods/:id/attach', attachPaymentMethod, ['customer']),

  route('POST', '/v1/payment_intents', createIntent, [
    ...CREATE_INTENT_PARAMETERS,
    ...cardParameters('payment_method_data'),
  ]),
  route('GET', '/v1/payment_intents', listIntents, [...LIST_PARAMETERS, 'customer']),
  route('GET', INTENT, retrieveIntent, ['client_secret'], 'client_secret'),
  route('POST', INTENT, updateIntent, UPDATE_INTENT_PARAMETERS),
  route('POST', `${INTENT}/confirm`, confirmIntent, CONFIRM_PARAMETERS, 'client_secret'),
  route('POST', `${INTENT}/capture`, captureIntent, ['amount_to_capture']),
  route('POST', `${INTENT}/cancel`, cancelIntent, ['cancellation_reason']),
  route(
    'POST',
    `${INTENT}/sandbox_authenticate`,
    authenticateIntent,
    ['client_secret', 'outcome'],
    'client_secret',
  ),

  route('POST', '/v1/refunds', createRefund, [
    'amount',
    'charge',
    'metadata',
    'metadata[*]',
    'payment_intent',
    'reason',
  ]),
  route('GET', '/v1/refunds', listRefunds, [...LIST_PARAMETERS, 'charge', 'payment_intent']),
  route('GET', '/v1/refunds/:id', retrieveRefund),
  route('POST', '/v1/refunds/:id/sandbox_fail', failRefund),
  route('GET', '/v1/charges', listCharges, [...LIST_PARAMETERS, 'customer', 'payment_intent']),
  route('GET', '/v1/charges/:id', retrieveCharge),
  route('GET', '/v1/events', listEvents, [
    ...LIST_PARAMETERS,
    'delivery_success',
    'type',
    'types[*]',
  ]),
  route('GET', '/v1/events/:id', retrieveEvent),
];

/** Returns the route of a call and the id in its path. Throws Stripe's 404 for unknown calls. */
export function findRoute(method: string, path: string): { route: Route; id: string } {
  for (const route of ROUTES) {
    const id = route.method === method ? matchPath(route.path, path) : undefined;
    if (id !== undefined) return { route, id };
  }
  throw unknownCall(method, path);
}

/** Returns the id in the path, '' if the template has none, or undefined if they do not match. */
function matchPath(template: string, path: string): string | undefined {
  const expected = template.split('/');
  const given = path.split('/');
  if (expected.length !== given.length) return undefined;
  const isMatch = expected.every((part, index) => part === ':id' || part === given[index]);
  if (!isMatch) return undefined;
  const position = expected.indexOf(':id');
  if (position < 0) return '';
  const id = given[position] ?? '';
  return /^[\w.@-]+$/.test(id) ? id : undefined;
}
