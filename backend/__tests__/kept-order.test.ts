import fc from 'fast-check';
import type { CatalogueProduct, Position } from '@harrow/catalogue';
import { CatalogueCache } from '../src/catalogue-reads/catalogue-cache.ts';
import { soldProducts } from './sold-products.ts';

/** More than two batches of the order. */
const MANY = 45_000;

const idOf = (index: number) => `prod_${String(index).padStart(6, '0')}`;

const turns = async () => {
  for (let turn = 0; turn < 10; turn += 1) await new Promise(setImmediate);
};

/** A shop of many products; each batch of its order is read when the test says so. */
class LargeShop {
  private readonly products = new Map<string, Position>();
  private order: Position[] | undefined;
  readonly reads: (() => void)[] = [];
  private readonly changes: (() => void)[] = [];
  batches = 0;
  private hasFailure = false;
  readonly cache: CatalogueCache<{ bytes: string }>;

  constructor() {
    for (let index = 0; index < MANY; index += 1) this.set(idOf(index), index);
    const sold = soldProducts(() => this.sorted());
    this.cache = new CatalogueCache<{ bytes: string }>(
      {
        sold: {
          ...sold,
          positions: async (limit, after) => {
            this.batches += 1;
            if (after) await new Promise<void>((resolve) => this.reads.push(resolve));
            if (this.hasFailure) throw new Error('no connection');
            return await sold.positions(limit, after);
          },
        },
        listByIds: async (ids) =>
          ids.flatMap((id) => {
            const position = this.products.get(id);
            if (!position) return [];
            const terms = { unitPrice: 1, currencyCode: 'usd', updatedAt: 0 };
            return { ...position, ...terms } as CatalogueProduct;
          }),
      },
      async () => this.changes.splice(0).forEach((note) => note()),
      (bytes) => ({ bytes }),
    );
  }

  private set(productId: string, createdAt: number): void {
    this.order = undefined;
    this.products.set(productId, { productId, createdAt });
  }

  /** Removes a product; no confirmation reports it. */
  remove(id: string): void {
    this.order = undefined;
    this.products.delete(id);
  }

  sorted(): Position[] {
    return (this.order ??= [...this.products.values()].sort(
      (a, b) => b.createdAt - a.createdAt || (a.productId < b.productId ? 1 : -1),
    ));
  }

  /** Adds or moves a product, or removes it; the next confirmation reports it. */
  change(id: string, createdAt?: number): void {
    if (createdAt === undefined) this.remove(id);
    else this.set(id, createdAt);
    this.changes.push(() => {
      this.cache.note(id, true);
      this.cache.noteRegrouping();
    });
  }

  fail(hasFailure: boolean): void {
    this.hasFailure = hasFailure;
  }

  /** Loses the record of changes. */
  loseChanges(): void {
    this.changes.push(() => this.cache.noteGap());
  }

  /** Reads the next batch of the order. */
  async readBatch(): Promise<void> {
    this.reads.shift()?.();
    await turns();
  }

  async readAll(): Promise<void> {
    await this.cache.page(1, 0);
    while (this.reads.length > 0) await this.readBatch();
  }

  async page(limit: number, pageNumber: number) {
    const { bytes = '' } = (await this.cache.page(limit, pageNumber)) ?? {};
    const { data, count } = JSON.parse(bytes) as { data: { _id: string }[]; count: number };
    return { ids: data.map(({ _id }) => _id), count };
  }

  expected(limit: number, pageNumber: number) {
    const ids = this.sorted().map(({ productId }) => productId);
    return { ids: ids.slice(limit * pageNumber, limit * (pageNumber + 1)), count: ids.length };
  }
}

describe('a catalogue of several batches', () => {
  let shop: LargeShop;
  beforeEach(() => {
    shop = new LargeShop();
  });

  it('answers pages and products while its order is being loaded', async () => {
    expect(await shop.page(3, 0)).toEqual(shop.expected(3, 0));
    expect(await shop.page(3, 14_999)).toEqual(shop.expected(3, 14_999));
    expect(await shop.cache.product(idOf(7))).toBeDefined();
    await expect(shop.cache.ids()).rejects.toThrow('is being loaded');
    await shop.readAll();
    expect(await shop.cache.ids({ limit: 3, pageNumber: 9 })).toEqual(shop.expected(3, 9));
    expect(shop.batches).toBe(3);
  });

  it('shows a change of the order while it is being loaded', async () => {
    await shop.page(2, 0);
    shop.change('prod_new', MANY);
    expect(await shop.page(2, 0)).toEqual(shop.expected(2, 0));
    shop.change('prod_new');
    expect(await shop.page(2, 0)).toEqual(shop.expected(2, 0));
  });

  it('loads again after a failure, and after changes were missed', async () => {
    await shop.page(1, 0);
    shop.fail(true);
    await shop.readBatch();
    await expect(shop.page(1, 1)).rejects.toThrow('no connection');
    shop.fail(false);
    await shop.page(1, 1);
    await shop.readBatch();
    shop.loseChanges();
    shop.remove(idOf(MANY - 1));
    expect(await shop.page(2, 0)).toEqual(shop.expected(2, 0));
    await shop.readAll();
    expect(await shop.cache.ids({ limit: 2, pageNumber: 0 })).toEqual(shop.expected(2, 0));
  });

  it('has the same order as the database, whatever moves between the batches', async () => {
    const somewhere = fc.integer({ min: 0, max: MANY + 5 });
    const moves = fc.array(fc.record({ index: somewhere, to: fc.option(somewhere) }), {
      maxLength: 4,
    });
    const between = fc.array(moves, { minLength: 1, maxLength: 4 });
    await fc.assert(
      fc.asyncProperty(between, async (rounds) => {
        const large = new LargeShop();
        for (const round of rounds) {
          for (const { index, to } of round) large.change(idOf(index), to ?? undefined);
          await large.page(2, 5);
          await large.readBatch();
        }
        await large.readAll();
        expect(await large.cache.ids()).toEqual(large.expected(MANY * 2, 0));
      }),
      { numRuns: 8 },
    );
  });
});
