import * as z from 'zod/mini';
import { deletedSchema, modifiedSchema } from './acknowledged';
import { idInPath } from './id-in-path';
import { MAX_ADDRESS_LENGTH, MAX_KEY_LENGTH, MAX_NOTE_LENGTH, MAX_PAGE_SIZE } from './limits';
import { type BodyOf, operation } from './operation';
import { ownMachineSchema } from './own-machines';
import { limitParameter, pageNumberParameter } from './page';
import { phoneSchema } from './place-order';
import { keySchema, personNameSchema, textSchema, wordsSchema } from './text';

export const changeOrderAddress = operation({
  method: 'patch',
  path: '/orders/{id}/address',
  summary:
    'Corrects the name, the phone number or the address that an order goes to, as long as it is not shipped; modifiedCount is 0 where nothing changes.',
  access: 'admin',
  duty: 'manager',
  parameters: idInPath,
  body: z.object({
    name: z.optional(personNameSchema),
    phone: z.optional(phoneSchema),
    address: z.optional(textSchema(MAX_ADDRESS_LENGTH)),
  }),
  answer: modifiedSchema,
  refusals: [404, 409],
});

/** The members of the address that staff change. */
export type AddressChange = BodyOf<typeof changeOrderAddress>;

export const noteSchema = z.object({
  _id: z.string(),
  at: z.iso.datetime(),
  /** The email of the member of staff; null where it is not known any more. */
  by: z.nullable(z.string()),
  text: z.string(),
});

export type Note = z.infer<typeof noteSchema>;

export const listOrderNotes = operation({
  method: 'get',
  path: '/orders/{id}/notes',
  summary: 'What staff have noted about an order, oldest first. Customers never see it.',
  access: 'admin',
  duty: 'packer',
  parameters: idInPath,
  answer: z.array(noteSchema),
  refusals: [404],
});

export const addOrderNote = operation({
  method: 'post',
  path: '/orders/{id}/notes',
  summary: 'Adds a note of staff to an order.',
  access: 'admin',
  duty: 'packer',
  parameters: idInPath,
  body: z.object({ text: textSchema(MAX_NOTE_LENGTH) }),
  status: 201,
  answer: z.object({ acknowledged: z.literal(true), insertedId: z.string() }),
  refusals: [404],
});

export const deleteOrderNote = operation({
  method: 'delete',
  path: '/orders/{id}/notes/{noteId}',
  summary: 'Deletes a note of an order.',
  access: 'admin',
  duty: 'packer',
  parameters: z.extend(idInPath, { noteId: keySchema(MAX_KEY_LENGTH) }),
  answer: deletedSchema,
  refusals: [404],
});

/** A customer in the list of staff. */
const listedCustomerSchema = z.object({
  _id: z.string(),
  email: z.string(),
  name: z.string(),
  since: z.iso.datetime(),
  /** Without canceled and expired ones. */
  orders: z.int(),
  /** When the last of them was placed. */
  lastOrderAt: z.nullable(z.iso.datetime()),
  /** All payments in the shop's currency, less refunds: decimal. */
  paid: z.number(),
  /** ISO 4217, lower case. */
  currency: z.string(),
});

export type ListedCustomer = z.infer<typeof listedCustomerSchema>;

export const listCustomers = operation({
  method: 'get',
  path: '/customers',
  summary:
    'A page of the customers, newest first; `q` looks in email and name. The header X-Total-Count has the total.',
  access: 'admin',
  duty: 'manager',
  query: z.object({
    limit: z._default(limitParameter, MAX_PAGE_SIZE),
    pageNumber: z._default(pageNumberParameter, 0),
    q: z._default(wordsSchema, ''),
  }),
  answer: z.array(listedCustomerSchema),
});

export const listCustomerMachines = operation({
  method: 'get',
  path: '/customers/{id}/machines',
  summary: 'The machines that a customer keeps, oldest first; none for an unknown customer.',
  access: 'admin',
  duty: 'manager',
  parameters: idInPath,
  answer: z.array(ownMachineSchema),
});

const customerSchema = z.object({
  _id: z.string(),
  email: z.string(),
  name: z.string(),
  /** That of the profile, or else of the last order. */
  phone: z.nullable(z.string()),
  /** That of the last order. */
  address: z.nullable(z.string()),
  /** Whether mails say more than the number of an order. */
  emailVerified: z.boolean(),
  since: z.iso.datetime(),
  /** Without canceled and expired ones. */
  orders: z.int(),
  /** All payments in the shop's currency, less refunds: decimal. */
  paid: z.number(),
  /** The refunded part of the payments. */
  refunded: z.number(),
  /** ISO 4217, lower case. */
  currency: z.string(),
  /** The names of the customer groups. */
  groups: z.array(z.string()),
  /** Notes about the customer, and about each order with its number; oldest first. */
  notes: z.array(
    z.extend(noteSchema, {
      order: z.nullable(z.int()),
      /** Whether it is also shown on the customer's orders and their packing slips. */
      pinned: z.boolean(),
    }),
  ),
});

export type Customer = z.infer<typeof customerSchema>;

export const getCustomer = operation({
  method: 'get',
  path: '/customers/{id}',
  summary: 'A customer as staff need to know them.',
  access: 'admin',
  duty: 'manager',
  parameters: idInPath,
  answer: customerSchema,
  refusals: [404],
});
