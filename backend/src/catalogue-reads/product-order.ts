import type { Position } from '@harrow/catalogue';

/** A chunk has up to twice as many products; adding one moves only those of its chunk. */
const CHUNK_SIZE = 512;

/** Neighbours in the order. Two plain arrays take half the memory of one object per product. */
type Chunk = { ids: string[]; times: number[] };

/** Negative if `a` comes before `b`: newest first, then by id, like the catalogue's query. */
function compare(a: Position, b: Position): number {
  if (a.createdAt !== b.createdAt) return b.createdAt - a.createdAt;
  if (a.productId === b.productId) return 0;
  return a.productId < b.productId ? 1 : -1;
}

/** Returns how many of the first `count` things come before a position. */
function countBefore(position: Position, count: number, at: (index: number) => Position): number {
  let [low, high] = [0, count];
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (compare(at(middle), position) < 0) low = middle + 1;
    else high = middle;
  }
  return low;
}

const positionAt = ({ ids, times }: Chunk, index: number): Position => ({
  productId: ids[index] ?? '',
  createdAt: times[index] ?? 0,
});

/** The products in catalogue order: about 100 bytes each, and any page costs about the same. */
export class ProductOrder {
  private readonly chunks: Chunk[] = [];
  private readonly chunkOf = new Map<string, Chunk>();

  get size(): number {
    return this.chunkOf.size;
  }

  has(productId: string): boolean {
    return this.chunkOf.has(productId);
  }

  /** Adds products that come after all others, in order; those that are known already are skipped. */
  append(positions: Position[]): void {
    for (const { productId, createdAt } of positions) {
      if (this.has(productId)) continue;
      let last = this.chunks.at(-1);
      if (!last || last.ids.length >= CHUNK_SIZE) {
        last = { ids: [], times: [] };
        this.chunks.push(last);
      }
      last.ids.push(productId);
      last.times.push(createdAt);
      this.chunkOf.set(productId, last);
    }
  }

  /** Adds or moves a product; returns whether the order has changed. */
  put({ productId, createdAt }: Position): boolean {
    const former = this.chunkOf.get(productId);
    if (former?.times[former.ids.indexOf(productId)] === createdAt) return false;
    this.remove(productId);
    this.insert({ productId, createdAt });
    return true;
  }

  /** Removes a product; returns whether there was one. */
  remove(productId: string): boolean {
    const chunk = this.chunkOf.get(productId);
    if (!chunk) return false;
    const index = chunk.ids.indexOf(productId);
    chunk.ids.splice(index, 1);
    chunk.times.splice(index, 1);
    if (chunk.ids.length === 0) this.chunks.splice(this.chunks.indexOf(chunk), 1);
    return this.chunkOf.delete(productId);
  }

  /** Returns the ids of all products. */
  all(): string[] {
    return this.chunks.flatMap(({ ids }) => ids);
  }

  /** Returns the ids of a page; pages count from 0. */
  page(limit: number, pageNumber: number): string[] {
    const found: string[] = [];
    let skipped = limit * pageNumber;
    for (const { ids } of this.chunks) {
      if (skipped < ids.length) found.push(...ids.slice(skipped, skipped + limit - found.length));
      if (found.length === limit) break;
      skipped = Math.max(skipped - ids.length, 0);
    }
    return found;
  }

  private insert(position: Position): void {
    const { chunks } = this;
    const firstOf = (index: number) => positionAt(chunks[index] ?? { ids: [], times: [] }, 0);
    const place = Math.max(countBefore(position, chunks.length, firstOf) - 1, 0);
    const chunk = (chunks[place] ??= { ids: [], times: [] });
    const at = countBefore(position, chunk.ids.length, (index) => positionAt(chunk, index));
    chunk.ids.splice(at, 0, position.productId);
    chunk.times.splice(at, 0, position.createdAt);
    this.chunkOf.set(position.productId, chunk);
    if (chunk.ids.length > 2 * CHUNK_SIZE) this.split(chunk, place);
  }

  private split(chunk: Chunk, place: number): void {
    const second = { ids: chunk.ids.splice(CHUNK_SIZE), times: chunk.times.splice(CHUNK_SIZE) };
    this.chunks.splice(place + 1, 0, second);
    for (const id of second.ids) this.chunkOf.set(id, second);
  }
}
