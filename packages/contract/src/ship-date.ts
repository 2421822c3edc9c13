import * as z from 'zod/mini';
import { operation, type AnswerOf } from './operation';

export const getShipDate = operation({
  method: 'get',
  path: '/ship-date',
  summary:
    'The day by which an order that is paid now, or was paid at the moment `from`, leaves the maker; null in a shop that promises none.',
  access: 'anyone',
  query: z.object({ from: z.optional(z.iso.datetime('This must be a moment (ISO 8601).')) }),
  answer: z.object({
    shipsBy: z.nullable(z.iso.date()),
    /** The moment from which on the day is a later one. */
    until: z.nullable(z.iso.datetime()),
  }),
});

export type ShipDate = AnswerOf<typeof getShipDate>;
