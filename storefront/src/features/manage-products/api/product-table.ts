import {
  addressOf,
  exportProducts,
  importProducts,
  refusedRowSchema,
  type AnswerOf,
  type RefusedRow,
} from '@harrow/contract';
import * as z from 'zod/mini';
import { download } from '@/lib/authorized-fetch';
import { describeError, toApiError } from '@/lib/http/api-error';
import { request } from '@/lib/http/shop-client';
import { messages } from '@/messages';

/** Long enough for the largest table over a slow connection. */
const IMPORT_TIMEOUT_MS = 300_000;

const DAY_LENGTH = '2026-11-21'.length;

/** Saves the table of all products as a file with the date in its name. Throws `ApiError`. */
export function exportTable(): Promise<void> {
  const day = new Date().toISOString().slice(0, DAY_LENGTH);
  return download(exportProducts.path, `products-${day}.csv`);
}

export type ImportAnswer = AnswerOf<typeof importProducts>;

/** The result of an import, or of its preview. */
export type ImportOutcome =
  | { ok: true; answer: ImportAnswer }
  /** Rows break rules, so nothing has changed. */
  | { ok: false; reason: 'rows'; message: string; rows: RefusedRow[] }
  /** The file is not a table of products, another import runs, or nothing was to be changed yet. */
  | { ok: false; reason: 'refused'; message: string }
  /** The connection was lost, and the products may have been changed. */
  | { ok: false; reason: 'unknown'; message: string };

const detailsSchema = z.object({ rows: z.array(refusedRowSchema) });

/** Sends a table of products: only for a preview (`dryRun`), or to change the products. */
export async function sendTable(file: File, dryRun: boolean): Promise<ImportOutcome> {
  try {
    const answer = await request(
      importProducts.method,
      addressOf(importProducts, {}, { dryRun: String(dryRun) }),
      {
        auth: true,
        body: file,
        headers: { 'content-type': 'text/csv' },
        transfer: { timeout: IMPORT_TIMEOUT_MS },
        schema: importProducts.answer,
      },
    );
    return { ok: true, answer };
  } catch (error) {
    return refusalOf(error, dryRun);
  }
}

function refusalOf(error: unknown, dryRun: boolean): ImportOutcome {
  const failure = toApiError(error);
  const details = detailsSchema.safeParse(failure.details);
  if (failure.status === 422 && details.success) {
    return { ok: false, reason: 'rows', message: failure.message, rows: details.data.rows };
  }
  const message = failure.fields?.file ?? describeError(failure);
  if (failure.kind === 'http' || dryRun) return { ok: false, reason: 'refused', message };
  const unknown = `${messages.importProducts.whenUnknown} ${message}`;
  return { ok: false, reason: 'unknown', message: unknown };
}
