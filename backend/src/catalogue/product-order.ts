import type { Position } from '@harrow/catalogue';

/** Negative where `a` stands before `b`: newest first, ties by id, as the catalogue's query sorts. */
function compare(a: Position, b: Position): number {
  if (a.createdAt !== b.createdAt) return b.createdAt - a.createdAt;
  if (a.productId === b.productId) return 0;
  return a.productId < b.productId ? 1 : -1;
}

/** Which products there are, in the order of the catalogue. A page costs the same wherever it is. */
export class ProductOrder {
  private sorted: Position[] = [];
  private readonly byId = new Map<string, Position>();

  get size(): number {
    return this.sorted.length;
  }

  has(productId: string): boolean {
    return this.byId.has(productId);
  }

  /** Forgets everything and takes these, which are in order. */
  replace(positions: Position[]): void {
    this.sorted = positions;
    this.byId.clear();
    for (const position of positions) this.byId.set(position.productId, position);
  }

  put({ productId, createdAt }: Position): void {
    if (this.byId.get(productId)?.createdAt === createdAt) return;
    this.remove(productId);
    const position = { productId, createdAt };
    this.sorted.splice(this.placeOf(position), 0, position);
    this.byId.set(productId, position);
  }

  remove(productId: string): void {
    const position = this.byId.get(productId);
    if (!position) return;
    this.sorted.splice(this.placeOf(position), 1);
    this.byId.delete(productId);
  }

  /** The ids of all products. */
  all(): string[] {
    return this.sorted.map(({ productId }) => productId);
  }

  /** The ids of a page; pages count from 0. */
  page(limit: number, pageNumber: number): string[] {
    const from = limit * pageNumber;
    return this.sorted.slice(from, from + limit).map(({ productId }) => productId);
  }

  /** Where a position is, or belongs. */
  private placeOf(position: Position): number {
    let [low, high] = [0, this.sorted.length];
    while (low < high) {
      const middle = (low + high) >>> 1;
      const other = this.sorted[middle];
      if (other && compare(other, position) < 0) low = middle + 1;
      else high = middle;
    }
    return low;
  }
}
