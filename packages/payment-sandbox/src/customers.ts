import type { Call } from './call.ts';
import { newId, now } from './ids.ts';
import { pageOf } from './lists.ts';
import type { Customer } from './objects.ts';
import { resourceMissing } from './stripe-error.ts';
import type { Transaction } from './store.ts';

/** The parameters of creating and updating a customer. */
export const CUSTOMER_PARAMETERS = [
  'description',
  'email',
  'metadata',
  'metadata[*]',
  'name',
  'phone',
];

/** Returns the customer. Throws Stripe's `resource_missing`, which names `param`. */
export function getCustomer(tx: Transaction, id: string, param = 'id'): Customer {
  const customer = tx.find('customers', id);
  if (customer === undefined) throw resourceMissing('customer', id, param);
  return customer;
}

/** POST /v1/customers */
export function createCustomer({ params, tx, emit }: Call): Customer {
  const customer = tx.put('customers', {
    id: newId('cus'),
    object: 'customer',
    address: null,
    balance: 0,
    created: now(),
    currency: null,
    default_source: null,
    delinquent: false,
    description: params.string('description') ?? null,
    email: params.string('email', 512) ?? null,
    livemode: false,
    metadata: params.metadata(),
    name: params.string('name', 256) ?? null,
    phone: params.string('phone', 20) ?? null,
    shipping: null,
  });
  emit('customer.created', customer);
  return customer;
}

/** GET /v1/customers/:id */
export function retrieveCustomer({ id, tx }: Call): Customer {
  return getCustomer(tx, id);
}

/** POST /v1/customers/:id */
export function updateCustomer({ id, params, tx, emit }: Call): Customer {
  const current = getCustomer(tx, id);
  const changed = (path: 'description' | 'email' | 'name' | 'phone') => {
    const value = params.string(path);
    return value === undefined ? current[path] : value;
  };
  const customer = tx.put('customers', {
    ...current,
    description: changed('description'),
    email: changed('email'),
    metadata: params.metadata(current.metadata),
    name: changed('name'),
    phone: changed('phone'),
  });
  emit('customer.updated', customer);
  return customer;
}

/** GET /v1/customers, newest first; `email` filters by exact address. */
export function listCustomers(call: Call): object {
  const email = call.params.string('email');
  const isWanted = (customer: Customer) => !email || customer.email === email;
  return pageOf(call, '/v1/customers', 'customers', isWanted);
}
