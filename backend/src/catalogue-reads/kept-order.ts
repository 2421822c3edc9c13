import type { Position, SoldProducts } from '@harrow/catalogue';
import { ProductOrder } from './product-order';

/** A batch takes some 30 ms, and as long to be received; other requests are answered between two. */
const BATCH_SIZE = 20_000;

/**
 * The order of all products in memory, as it is in the database. What fits into one batch is loaded at
 * once; a larger order is loaded in the background, and there is none until then.
 */
export class KeptOrder {
  private order: ProductOrder | undefined;
  /** An order whose products have all been read, but not the changes since the first of them. */
  private loaded: ProductOrder | undefined;
  /** The load in progress; another object after a gap, in which its changes may have been missed. */
  private load: object | undefined;
  /** Products whose place may have changed since the order was read. */
  private readonly moved = new Set<string>();
  private hasMoved = false;

  constructor(private readonly sold: Pick<SoldProducts, 'positions' | 'positionsOf'>) {}

  /** The order as of the last `catchUp`; undefined while it is being loaded. */
  get current(): ProductOrder | undefined {
    return this.order;
  }

  /** Records that a product may have been added, moved or removed. */
  note(productId: string): void {
    this.moved.add(productId);
    this.hasMoved = true;
  }

  /** Records that changes may have been missed. */
  noteGap(): void {
    this.order = undefined;
    this.loaded = undefined;
    this.load = undefined;
  }

  /**
   * Applies the changes that have been recorded; returns whether they may have changed the order. After a
   * gap it begins to load. If it throws, the next call tries again. Calls must overlap neither each other
   * nor `note`.
   */
  async catchUp(): Promise<boolean> {
    this.order ??= this.loaded;
    this.loaded = undefined;
    if (this.order) return await this.apply(this.order);
    if (!this.load) await this.begin();
    const { hasMoved } = this;
    this.hasMoved = false;
    return hasMoved;
  }

  private async apply(order: ProductOrder): Promise<boolean> {
    if (this.moved.size === 0) return false;
    const ids = [...this.moved];
    const positions = await this.sold.positionsOf(ids);
    this.moved.clear(); // nothing is recorded during a call
    const found = new Set(positions.map(({ productId }) => productId));
    const changes = [
      ...positions.map((position) => order.put(position)),
      ...ids.filter((id) => !found.has(id)).map((id) => order.remove(id)),
    ];
    return changes.includes(true);
  }

  private async begin(): Promise<void> {
    const load = {};
    this.load = load;
    this.moved.clear(); // what is read now is newer
    const order = new ProductOrder();
    try {
      const last = await this.readBatch(order);
      if (last) void this.readOn(load, order, last);
      else this.order = order;
    } catch (error) {
      this.load = undefined;
      throw error;
    }
  }

  /**
   * Reads the other batches. Each sees the database at another time; the changes between them are recorded
   * as of a product that moves, and applied when all have been read.
   */
  private async readOn(load: object, order: ProductOrder, first: Position): Promise<void> {
    try {
      let last: Position | undefined = first;
      while (last && this.load === load) last = await this.readBatch(order, last);
      if (this.load === load) this.loaded = order;
    } catch {
      if (this.load === load) this.load = undefined; // the next reader begins again, and learns why
    }
  }

  /** Returns the last position of a batch; undefined if none follows. */
  private async readBatch(order: ProductOrder, after?: Position): Promise<Position | undefined> {
    const positions = await this.sold.positions(BATCH_SIZE, after);
    order.append(positions);
    return positions.length < BATCH_SIZE ? undefined : positions.at(-1);
  }
}
