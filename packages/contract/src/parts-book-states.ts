import * as z from 'zod/mini';
import { deletedSchema, modifiedSchema } from './acknowledged';
import { idInPath } from './id-in-path';
import { operation } from './operation';

export const publishPartsBook = operation({
  method: 'post',
  path: '/parts-books/{id}/publish',
  summary:
    'Publishes a draft, or a retired revision again, and retires the published revision of the same code.',
  access: 'admin',
  duty: 'manager',
  parameters: idInPath,
  answer: z.object({ acknowledged: z.literal(true), revision: z.int() }),
  refusals: [404],
});

export const takeBackPartsBook = operation({
  method: 'delete',
  path: '/parts-books/{id}/publish',
  summary:
    'Takes a published book out of the shop without publishing another; it is retired then, and can be published again. `modifiedCount` is 0 if it is not published.',
  access: 'admin',
  duty: 'manager',
  parameters: idInPath,
  answer: modifiedSchema,
  refusals: [404],
});

export const discardPartsBook = operation({
  method: 'delete',
  path: '/parts-books/{id}',
  summary: 'Deletes a draft with its figures. 409 for a book that has been published.',
  access: 'admin',
  duty: 'manager',
  parameters: idInPath,
  answer: deletedSchema,
  refusals: [404, 409],
});
