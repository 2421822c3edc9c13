import {
  addressOf,
  exportPartsBook,
  importPartsBook,
  importReplacedParts,
  listMachines,
  listPartsBooks,
  publishPartsBook,
  refusedRowSchema,
  type AnswerOf,
  type Operation,
  type PartsBook,
  type RefusedRow,
} from '@harrow/contract';
import { useQuery } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { useChange } from '@/components/ui/use-change';
import { download } from '@/lib/authorized-fetch';
import { describeError, toApiError } from '@/lib/http/api-error';
import { call, request } from '@/lib/http/shop-client';
import { messages } from '@/messages';

const words = messages.partsBooks;

/** Long enough for the largest table over a slow connection. */
const IMPORT_TIMEOUT_MS = 300_000;

/** Machines that a book can be imported for; the list of the contract is by name. */
const MAX_MACHINES = 100;

/** Reads all revisions of all books. */
export const usePartsBooks = () =>
  useQuery({
    queryKey: ['parts-books'],
    queryFn: ({ signal }) => call(listPartsBooks, { query: {}, signal }),
  });

/** Reads the machines, by name. */
export const useMachines = () =>
  useQuery({
    queryKey: ['machines', 'all'],
    queryFn: ({ signal }) =>
      call(listMachines, { query: { limit: String(MAX_MACHINES), pageNumber: '0' }, signal }),
    select: ({ data }) => data,
  });

/** Publishes a revision; every page may show parts of it. */
export const usePublish = () =>
  useChange({
    send: (id: string) => call(publishPartsBook, { parameters: { id } }),
    done: words.done,
    describe: (error) => (toApiError(error).status === 404 ? words.gone : describeError(error)),
  });

/** Saves the table of a revision as a file. Throws `ApiError`. */
export const downloadBook = ({ _id, code, revision }: PartsBook): Promise<void> =>
  download(addressOf(exportPartsBook, { id: _id }), words.downloadName(code, revision));

/** The outcome of an import or of its check: one bad row and nothing changes. */
export type Outcome<Answer> =
  { ok: true; answer: Answer } | { ok: false; message: string; rows: RefusedRow[] };

const detailsSchema = z.object({ rows: z.array(refusedRowSchema) });

async function sendTable<Answer>(
  {
    method,
    answer: schema,
  }: Pick<Operation<'admin', unknown, unknown, unknown, Answer>, 'method' | 'answer'>,
  address: string,
  file: File,
): Promise<Outcome<Answer>> {
  try {
    const answer = await request(method, address, {
      auth: true,
      body: file,
      headers: { 'content-type': 'text/csv' },
      transfer: { timeout: IMPORT_TIMEOUT_MS },
      schema,
    });
    return { ok: true, answer };
  } catch (error) {
    const failure = toApiError(error);
    const details = detailsSchema.safeParse(failure.details);
    const message = Object.values(failure.fields ?? {})[0] ?? describeError(failure);
    return details.success
      ? { ok: false, message: failure.message, rows: details.data.rows }
      : { ok: false, message, rows: [] };
  }
}

/** The machine and the code of a book. */
interface BookPlace {
  machine: string;
  code: string;
}

export type BookAnswer = AnswerOf<typeof importPartsBook>;

/** Checks the table of a book, or makes it the draft of the next revision. */
export const sendBook = (place: BookPlace, file: File, dryRun: boolean) =>
  sendTable(
    importPartsBook,
    addressOf(importPartsBook, {}, { ...place, dryRun: String(dryRun) }),
    file,
  );

/** Checks or imports a table of replaced parts. */
export const sendReplaced = (file: File, dryRun: boolean) =>
  sendTable(
    importReplacedParts,
    addressOf(importReplacedParts, {}, { dryRun: String(dryRun) }),
    file,
  );
