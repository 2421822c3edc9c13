import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { MedusaResponse } from '@medusajs/medusa';
import { workMeterOf, type WorkMeter } from './work-meter';

/** Items that are read and written at once: few enough that others wait for some milliseconds only. */
const BATCH = 200;

/** An answer `R` that is JSON already, in pieces that are made as its client takes them. */
export class JsonPieces<R = unknown> {
  /** For types only: what the pieces make up. */
  declare readonly answer: R;

  constructor(readonly pieces: AsyncIterable<string>) {}
}

/**
 * A long list, read in batches of its ids: neither its rows nor its text are ever in memory as a
 * whole. `load` leaves out what is gone by then and keeps the order.
 */
export async function* loadInBatches<Item>(
  ids: readonly string[],
  load: (ids: string[]) => Promise<Item[]>,
): AsyncGenerator<Item[]> {
  for (let from = 0; from < ids.length; from += BATCH)
    yield await load(ids.slice(from, from + BATCH));
}

/** Puts items that are JSON between two ends, of which the second may say how many there were. */
export async function* framed(
  batches: AsyncIterable<string[]>,
  before: string,
  after: (written: number) => string,
): AsyncGenerator<string> {
  let [pending, written] = [before, 0];
  for await (const items of batches) {
    if (items.length === 0) continue;
    if (written > 0) {
      yield pending;
      pending = ',';
    }
    pending += items.join(',');
    written += items.length;
  }
  yield pending + after(written);
}

async function* asJson<Row>(
  batches: AsyncIterable<Row[]>,
  toItem: (row: Row) => unknown,
): AsyncGenerator<string[]> {
  for await (const rows of batches) yield rows.map((row) => JSON.stringify(toItem(row)));
}

/** A JSON array of what the batches hold, each row translated. */
export const jsonArray = <Row, Item>(
  batches: AsyncIterable<Row[]>,
  toItem: (row: Row) => Item,
): JsonPieces<Item[]> => new JsonPieces(framed(asJson(batches, toItem), '[', () => ']'));

/** Makes each piece when the client has taken the one before; the wait for it is not measured. */
async function* measured(
  pieces: AsyncIterator<string>,
  meter: WorkMeter | undefined,
): AsyncGenerator<string> {
  try {
    for (;;) {
      await meter?.start();
      const piece = await pieces.next();
      meter?.stop();
      if (piece.done) return;
      yield piece.value;
    }
  } finally {
    await pieces.return?.();
  }
}

async function* startingWith(first: string[], rest: AsyncIterable<string>): AsyncGenerator<string> {
  yield* first;
  yield* rest;
}

const isGone = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'ERR_STREAM_PREMATURE_CLOSE';

/**
 * Sends the pieces at the pace of the client; an answer of one piece like any other. What fails
 * before the second piece is thrown; what fails later cuts the connection, so that nobody takes a
 * part for the whole.
 */
export async function sendPieces(res: MedusaResponse, { pieces }: JsonPieces): Promise<void> {
  const iterator = pieces[Symbol.asyncIterator]();
  const [first, second] = [await iterator.next(), await iterator.next()];
  res.type('json');
  if (first.done || second.done || res.req.method === 'HEAD') {
    await iterator.return?.();
    res.send(first.value ?? '');
    return;
  }
  const meter = workMeterOf(res);
  meter?.stop();
  const rest = measured(iterator, meter);
  try {
    await pipeline(Readable.from(startingWith([first.value, second.value], rest)), res);
  } catch (error) {
    if (!isGone(error)) throw error; // a client that has gone is not waited for
  }
}
