import * as z from 'zod/mini';
import { deletedSchema, modifiedSchema } from './acknowledged';
import { idInPath } from './id-in-path';
import { MAX_KEY_LENGTH, MAX_NOTE_LENGTH, MAX_PAGE_SIZE } from './limits';
import { operation } from './operation';
import { noteSchema } from './order-desk';
import { keySchema, textSchema } from './text';

const noteOfCustomer = z.extend(idInPath, { noteId: keySchema(MAX_KEY_LENGTH) });

/** `?customers=`, a list of ids: `cus_1,cus_2`. */
const customersParameter = z.pipe(
  z.string(),
  z.pipe(
    z.transform((given: string) => [...new Set(given.split(','))]),
    z
      .array(keySchema(MAX_KEY_LENGTH))
      .check(z.maxLength(MAX_PAGE_SIZE, `There can be at most ${MAX_PAGE_SIZE}.`)),
  ),
);

export const listPinnedNotes = operation({
  method: 'get',
  path: '/customers/pinned-notes',
  summary:
    'The pinned notes about customers, which who packs their orders must know; oldest first. Unknown customers have none.',
  access: 'admin',
  duty: 'packer',
  query: z.object({ customers: customersParameter }),
  answer: z.array(z.extend(noteSchema, { customerId: z.string() })),
});

export const addCustomerNote = operation({
  method: 'post',
  path: '/customers/{id}/notes',
  summary: 'Adds a note of staff about a customer.',
  access: 'admin',
  duty: 'manager',
  parameters: idInPath,
  body: z.object({ text: textSchema(MAX_NOTE_LENGTH), pinned: z._default(z.boolean(), false) }),
  status: 201,
  answer: z.object({ acknowledged: z.literal(true), insertedId: z.string() }),
  refusals: [404],
});

export const pinCustomerNote = operation({
  method: 'patch',
  path: '/customers/{id}/notes/{noteId}',
  summary: 'Pins a note about a customer, or unpins it; modifiedCount is 0 where nothing changes.',
  access: 'admin',
  duty: 'manager',
  parameters: noteOfCustomer,
  body: z.object({ pinned: z.boolean() }),
  answer: modifiedSchema,
  refusals: [404],
});

export const deleteCustomerNote = operation({
  method: 'delete',
  path: '/customers/{id}/notes/{noteId}',
  summary: 'Deletes a note about a customer.',
  access: 'admin',
  duty: 'manager',
  parameters: noteOfCustomer,
  answer: deletedSchema,
  refusals: [404],
});
