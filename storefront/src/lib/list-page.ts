import { totalIn } from './answer-headers';
import type { AnswerHeaders } from './http/shop-client';
import { KEEP_PREVIOUS } from './query-client';

/** A page of a list that the server pages. */
export interface ListPage<Row> {
  rows: Row[];
  /** The rows of the whole list. */
  total: number;
}

/**
 * Options of a query for a list that others change meanwhile: it is read again each time it is opened, and
 * the rows on show stay until the next page is there.
 */
export const listQuery = { staleTime: 0, ...KEEP_PREVIOUS };

interface PageRequest {
  signal: AbortSignal | undefined;
  onHeaders: (headers: AnswerHeaders) => void;
}

/** Reads a page of a list whose answer has the total in a header. `read` passes its argument to `call`. */
export async function readPage<Row>(
  signal: AbortSignal | undefined,
  read: (request: PageRequest) => Promise<Row[]>,
): Promise<ListPage<Row>> {
  let total = 0;
  const rows = await read({ signal, onHeaders: (headers) => (total = totalIn(headers)) });
  return { rows, total };
}
