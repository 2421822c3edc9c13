import {
  addressOf,
  discardPartsBook,
  exportPartsBook,
  importPartsBook,
  importReplacedParts,
  listPartsBooks,
  publishPartsBook,
  takeBackPartsBook,
  type AnswerOf,
  type PartsBook,
  type RefusedRow,
} from '@harrow/contract';
import { useQuery } from '@tanstack/react-query';
import { useChange } from '@/components/ui/use-change';
import { download, fetchProtected } from '@/lib/authorized-fetch';
import { describeError, toApiError } from '@/lib/http/api-error';
import { call } from '@/lib/http/shop-client';
import { refusedRowsIn, sendTable } from '@/lib/import/send-table';
import { messages } from '@/messages';

const words = messages.partsBooks;

/** Reads all revisions of all books. */
export const usePartsBooks = () =>
  useQuery({
    queryKey: ['parts-books'],
    queryFn: ({ signal }) => call(listPartsBooks, { query: {}, signal }),
  });

const failureOf = (error: unknown): string =>
  toApiError(error).status === 404 ? words.gone : describeError(error);

/** Publishes a revision; every page may show parts of it. */
export const usePublish = () =>
  useChange({
    send: (id: string) => call(publishPartsBook, { parameters: { id } }),
    done: words.done,
    describe: failureOf,
  });

/** Takes a published revision out of the shop. */
export const useTakeBack = () =>
  useChange({
    send: (id: string) => call(takeBackPartsBook, { parameters: { id } }),
    done: words.takenBack,
    describe: failureOf,
  });

/** Deletes a draft. */
export const useDiscard = () =>
  useChange({
    send: (id: string) => call(discardPartsBook, { parameters: { id } }),
    done: words.discarded,
    describe: failureOf,
  });

/** Saves the table of a revision as a file. Throws `ApiError`. */
export const downloadBook = ({ _id, code, revision }: PartsBook): Promise<void> =>
  download(addressOf(exportPartsBook, { id: _id }), words.downloadName(code, revision));

/** Reads the table of a revision. Throws `ApiError`. */
export const readTable = async (id: string): Promise<string> =>
  await (await fetchProtected(addressOf(exportPartsBook, { id }))).text();

/** The outcome of an import or of its check: one bad row and nothing changes. */
export type Outcome<Answer> =
  { ok: true; answer: Answer } | { ok: false; message: string; rows: RefusedRow[] };

async function outcomeOf<Answer>(sent: Promise<Answer>): Promise<Outcome<Answer>> {
  try {
    return { ok: true, answer: await sent };
  } catch (error) {
    const failure = toApiError(error);
    const rows = refusedRowsIn(failure);
    if (rows) return { ok: false, message: failure.message, rows };
    const message = Object.values(failure.fields ?? {})[0] ?? describeError(failure);
    return { ok: false, message, rows: [] };
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
  outcomeOf(
    sendTable(
      importPartsBook,
      addressOf(importPartsBook, {}, { ...place, dryRun: String(dryRun) }),
      file,
    ),
  );

/** Checks or imports a table of replaced parts. */
export const sendReplaced = (file: File, dryRun: boolean) =>
  outcomeOf(
    sendTable(
      importReplacedParts,
      addressOf(importReplacedParts, {}, { dryRun: String(dryRun) }),
      file,
    ),
  );
