import * as z from 'zod/mini';
import { idInPath } from './id-in-path';
import { MAX_KEY_LENGTH } from './limits';
import { operation } from './operation';
import { keySchema } from './text';

const PDF = 'application/pdf';
const pdfSchema = z.custom<Uint8Array>();

export const getInvoice = operation({
  method: 'get',
  path: '/orders/{id}/invoice',
  summary:
    'The invoice of a paid order as a PDF, with the electronic invoice inside where the seller has a VAT id; always the same bytes. For its owner or an admin.',
  access: 'session',
  parameters: idInPath,
  answer: pdfSchema,
  answerType: PDF,
  refusals: [404, 409],
});

export const getCreditNote = operation({
  method: 'get',
  path: '/orders/{id}/credit-note',
  summary:
    'A credit note of a refunded order as a PDF, the last one without a number. For its owner or an admin.',
  access: 'session',
  parameters: idInPath,
  query: z.object({ number: z.optional(keySchema(MAX_KEY_LENGTH)) }),
  answer: pdfSchema,
  answerType: PDF,
  refusals: [404, 409],
});

export const paperSchema = z.object({
  kind: z.enum(['invoice', 'credit-note']),
  /** Such as 2026-000001, or C2026-000001 for a credit note. */
  number: z.string(),
  /** In the time zone of the seller. */
  issuedOn: z.iso.date(),
  /** Decimal. */
  amount: z.number(),
  /** ISO 4217, lower case. */
  currency: z.string(),
});

export type ListedPaper = z.infer<typeof paperSchema>;

export const listPapers = operation({
  method: 'get',
  path: '/orders/{id}/papers',
  summary: 'The papers of an order, oldest first, for its owner or an admin.',
  access: 'session',
  parameters: idInPath,
  answer: z.array(paperSchema),
  refusals: [404],
});
