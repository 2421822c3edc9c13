import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { MedusaResponse } from '@medusajs/medusa';
import { workMeterOf, type WorkMeter } from './work-meter';

/** Items per batch: few enough that a batch delays other requests by only a few milliseconds. */
const BATCH_SIZE = 200;

/** A response `R`, serialized in pieces as the client reads them. */
export class AnswerPieces<R = unknown> {
  /** Type of the complete response; exists only at compile time. */
  declare readonly answer: R;

  constructor(readonly pieces: AsyncIterable<string>) {}
}

/**
 * Loads a long list in batches of ids, so that neither the rows nor their JSON are ever in memory
 * as a whole. `load` keeps the order and omits rows that no longer exist.
 */
export async function* loadInBatches<Item>(
  ids: readonly string[],
  load: (ids: string[]) => Promise<Item[]>,
): AsyncGenerator<Item[]> {
  for (let from = 0; from < ids.length; from += BATCH_SIZE)
    yield await load(ids.slice(from, from + BATCH_SIZE));
}

/** Wraps serialized items in a prefix and a suffix; `after` gets the number of items written. */
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

/** Streams the rows of all batches as one JSON array of items. */
export const jsonArray = <Row, Item>(
  batches: AsyncIterable<Row[]>,
  toItem: (row: Row) => Item,
): AnswerPieces<Item[]> => new AnswerPieces(framed(asJson(batches, toItem), '[', () => ']'));

/** Measures the time each piece takes to make, but not the time the client takes to read it. */
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

const isClientGone = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'ERR_STREAM_PREMATURE_CLOSE';

/**
 * Streams the pieces at the client's pace, with this media type; a response of one piece is sent normally. An error
 * before the second piece is thrown; a later error cuts the connection, so that the client cannot
 * mistake a partial response for a complete one.
 */
export async function sendPieces(
  res: MedusaResponse,
  { pieces }: AnswerPieces,
  type: string,
): Promise<void> {
  const iterator = pieces[Symbol.asyncIterator]();
  const [first, second] = [await iterator.next(), await iterator.next()];
  res.type(type);
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
    if (!isClientGone(error)) throw error;
  }
}
