import {
  addressOf,
  exportProducts,
  getImport,
  importProducts,
  type AnswerOf,
  type RefusedRow,
} from '@harrow/contract';
import { download } from '@/lib/authorized-fetch';
import { describeError, toApiError } from '@/lib/http/api-error';
import { call } from '@/lib/http/shop-client';
import { refusedRowsIn, sendTable as send } from '@/lib/import/send-table';
import { messages } from '@/messages';

/** Saves the table of all products as a file. Throws `ApiError`. */
export const exportTable = (): Promise<void> => download(exportProducts.path, 'products');

export type ImportAnswer = AnswerOf<typeof importProducts>;

/** The result of an import, or of its preview. */
export type ImportOutcome =
  | { ok: true; answer: ImportAnswer }
  /** Rows break rules, so nothing has changed. */
  | { ok: false; reason: 'rows'; message: string; rows: RefusedRow[] }
  /** The file is not a table of products, another import is running, or a preview failed. */
  | { ok: false; reason: 'refused'; message: string }
  /** The outcome is unknown: the products may have been changed. */
  | { ok: false; reason: 'unknown'; message: string };

/** The progress of an accepted import. */
export type ImportProgress = AnswerOf<typeof getImport>;

/** Sends a table of products for a preview, or to change the products by an import with this id. */
export async function sendTable(file: File, id: string | null): Promise<ImportOutcome> {
  const dryRun = id === null;
  try {
    const address = addressOf(importProducts, {}, { dryRun: String(dryRun) });
    const answer = await send(importProducts, address, file, {
      ...(id !== null && { 'idempotency-key': id }),
    });
    return { ok: true, answer };
  } catch (error) {
    return refusalOf(error, dryRun);
  }
}

function refusalOf(error: unknown, dryRun: boolean): ImportOutcome {
  const failure = toApiError(error);
  const rows = refusedRowsIn(failure);
  if (failure.status === 422 && rows) {
    return { ok: false, reason: 'rows', message: failure.message, rows };
  }
  const message = failure.fields?.file ?? describeError(failure);
  const isRefused = failure.kind === 'http' && (failure.status ?? FAULT) < FAULT;
  if (isRefused || dryRun) return { ok: false, reason: 'refused', message };
  const unknown = `${messages.importProducts.whenUnknown} ${message}`;
  return { ok: false, reason: 'unknown', message: unknown };
}

/** The lowest status of a server fault, which may have occurred after the import was accepted. */
const FAULT = 500;

const POLL_MS = 1000;
/** Attempts to find a lost import while the shop does not know it or does not answer. */
const MAX_MISSES = 20;

/** Reads the progress of an import; null while the shop does not know it or does not answer. */
async function readProgress(id: string): Promise<ImportProgress | null> {
  try {
    const progress = await call(getImport, { parameters: { id } });
    return progress.state === 'unknown' ? null : progress;
  } catch (error) {
    if (toApiError(error).status === 401) throw error;
    return null; // the caller asks again
  }
}

/**
 * Follows an import until it is written, and reports its progress. The shop does not know an import that is
 * still being sent or checked, so only misses after `isLost` count: resolves with null after too many, or
 * once `isOver`. Throws `ApiError` when the session has ended.
 */
export async function followImport(
  id: string,
  onProgress: (progress: ImportProgress) => void,
  { isLost, isOver }: { isLost: () => boolean; isOver: () => boolean },
): Promise<ImportProgress | null> {
  for (let misses = 0; misses < MAX_MISSES && !isOver();) {
    const progress = await readProgress(id);
    if (progress) onProgress(progress);
    if (progress?.state === 'done') return progress;
    misses = progress || !isLost() ? 0 : misses + 1;
    await new Promise((resolve) => setTimeout(resolve, POLL_MS));
  }
  return null;
}
