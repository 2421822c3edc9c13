import type { Call } from './call.ts';
import { newId, now } from './ids.ts';
import type { Customer } from './objects.ts';
import type { Params } from './params.ts';

/** The parameters of creating and updating a customer. */
export const CUSTOMER_PARAMETERS = [
  'description',
  'email',
  'metadata',
  'metadata[*]',
  'name',
  'phone',
];

/** POST /v1/customers */
export function createCustomer({ params, tx, emit }: Call): Customer {
  const blank: Customer = {
    id: newId('cus'),
    object: 'customer',
    address: null,
    balance: 0,
    created: now(),
    currency: null,
    default_source: null,
    delinquent: false,
    description: null,
    email: null,
    livemode: false,
    metadata: {},
    name: null,
    phone: null,
    shipping: null,
  };
  const customer = tx.put('customers', changed(blank, params));
  emit('customer.created', customer);
  return customer;
}

/** POST /v1/customers/:id */
export function updateCustomer({ id, params, tx, emit }: Call): Customer {
  const customer = tx.put('customers', changed(tx.get('customers', id), params));
  emit('customer.updated', customer);
  return customer;
}

const changed = (current: Customer, params: Params): Customer => ({
  ...current,
  description: params.changed('description', current.description),
  email: params.changed('email', current.email, 512),
  metadata: params.metadata(current.metadata),
  name: params.changed('name', current.name, 256),
  phone: params.changed('phone', current.phone, 20),
});
