import type { Position } from '@harrow/catalogue';

/** Negative if `a` comes before `b`: newest first, then by id, like the catalogue's query. */
function compare(a: Position, b: Position): number {
  if (a.createdAt !== b.createdAt) return b.createdAt - a.createdAt;
  if (a.productId === b.productId) return 0;
  return a.productId < b.productId ? 1 : -1;
}

/** The products in catalogue order. Any page costs the same. */
export class ProductOrder {
  private sorted: Position[] = [];
  private readonly byId = new Map<string, Position>();

  get size(): number {
    return this.sorted.length;
  }

  has(productId: string): boolean {
    return this.byId.has(productId);
  }

  /** Replaces all positions; the new ones are sorted. */
  replace(positions: Position[]): void {
    this.sorted = positions;
    this.byId.clear();
    for (const position of positions) this.byId.set(position.productId, position);
  }

  /** Adds or moves a product; returns whether the order has changed. */
  put({ productId, createdAt }: Position): boolean {
    if (this.byId.get(productId)?.createdAt === createdAt) return false;
    this.remove(productId);
    const position = { productId, createdAt };
    this.sorted.splice(this.indexOf(position), 0, position);
    this.byId.set(productId, position);
    return true;
  }

  /** Removes a product; returns whether there was one. */
  remove(productId: string): boolean {
    const position = this.byId.get(productId);
    if (!position) return false;
    this.sorted.splice(this.indexOf(position), 1);
    return this.byId.delete(productId);
  }

  /** Returns the ids of all products. */
  all(): string[] {
    return this.sorted.map(({ productId }) => productId);
  }

  /** Returns the ids of a page; pages count from 0. */
  page(limit: number, pageNumber: number): string[] {
    const from = limit * pageNumber;
    return this.sorted.slice(from, from + limit).map(({ productId }) => productId);
  }

  /** Returns the index of a position, or where it belongs. */
  private indexOf(position: Position): number {
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
