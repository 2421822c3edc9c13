import { refusedRowSchema, type Operation, type RefusedRow } from '@harrow/contract';
import * as z from 'zod/mini';
import type { ApiError } from '@/lib/http/api-error';
import { request } from '@/lib/http/shop-client';

/** Long enough for the largest table over a slow connection. */
const TIMEOUT_MS = 300_000;

/** Sends a table to an operation that reads one, at its address with the query. Throws `ApiError`. */
export const sendTable = <Answer>(
  {
    method,
    answer,
  }: Pick<Operation<'admin', unknown, unknown, unknown, Answer>, 'method' | 'answer'>,
  address: string,
  file: File,
  headers: Record<string, string> = {},
): Promise<Answer> =>
  request(method, address, {
    auth: true,
    body: file,
    headers: { 'content-type': 'text/csv', ...headers },
    transfer: { timeout: TIMEOUT_MS },
    schema: answer,
  });

const detailsSchema = z.object({ rows: z.array(refusedRowSchema) });

/** Returns the rows for which a table was refused; undefined if it was for another reason. */
export const refusedRowsIn = ({ details }: Pick<ApiError, 'details'>): RefusedRow[] | undefined =>
  detailsSchema.safeParse(details).data?.rows;
