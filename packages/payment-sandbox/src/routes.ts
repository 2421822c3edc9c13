import { listWebhookEndpoints, retrieveAccount } from './account.ts';
import type { Call } from './call.ts';
import { cardParameters } from './card-input.ts';
import { createCustomer, CUSTOMER_PARAMETERS, updateCustomer } from './customers.ts';
import { listEvents, retrieveEvent } from './events.ts';
import { LIST_PARAMETERS, listBy } from './lists.ts';
import { authenticateIntent, CONFIRM_PARAMETERS, confirmIntent } from './payment-confirmation.ts';
import {
  CREATE_INTENT_PARAMETERS,
  createIntent,
  UPDATE_INTENT_PARAMETERS,
  updateIntent,
} from './payment-intents.ts';
import {
  attachPaymentMethod,
  createPaymentMethod,
  listCustomerPaymentMethods,
  listPaymentMethods,
} from './payment-methods.ts';
import { cancelIntent, captureIntent } from './payment-settlement.ts';
import { createRefund, failRefund } from './refunds.ts';
import type { ObjectCollection, Records } from './store.ts';
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

const list = <C extends ObjectCollection>(
  collection: C,
  ...filters: (string & keyof Records[C])[]
): Route =>
  route('GET', `/v1/${collection}`, listBy(collection, filters), [...LIST_PARAMETERS, ...filters]);

const retrieve = (collection: ObjectCollection): Route =>
  route('GET', `/v1/${collection}/:id`, ({ id, tx }) => tx.get(collection, id));

const INTENT = '/v1/payment_intents/:id';

/** Every supported call; all others are 404. */
const ROUTES: readonly Route[] = [
  route('POST', '/v1/customers', createCustomer, CUSTOMER_PARAMETERS),
  list('customers', 'email'),
  retrieve('customers'),
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
  retrieve('payment_methods'),
  route('POST', '/v1/payment_methods/:id/attach', attachPaymentMethod, ['customer']),

  route('POST', '/v1/payment_intents', createIntent, [
    ...CREATE_INTENT_PARAMETERS,
    ...cardParameters('payment_method_data'),
  ]),
  list('payment_intents', 'customer'),
  route(
    'GET',
    INTENT,
    ({ id, tx }) => tx.get('payment_intents', id),
    ['client_secret'],
    'client_secret',
  ),
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
  list('refunds', 'charge', 'payment_intent'),
  retrieve('refunds'),
  route('POST', '/v1/refunds/:id/sandbox_fail', failRefund),
  list('charges', 'customer', 'payment_intent'),
  retrieve('charges'),
  route('GET', '/v1/events', listEvents, [
    ...LIST_PARAMETERS,
    'delivery_success',
    'type',
    'types[*]',
  ]),
  route('GET', '/v1/events/:id', retrieveEvent),

  route('GET', '/v1/account', retrieveAccount),
  route('GET', '/v1/webhook_endpoints', listWebhookEndpoints, LIST_PARAMETERS),
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
