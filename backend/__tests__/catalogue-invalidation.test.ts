import fc from 'fast-check';
import type { CatalogueProduct } from '@harrow/catalogue';
import { soldProducts } from './sold-products.ts';
import { CatalogueCache } from '../src/catalogue-reads/catalogue-cache.ts';

const PRODUCT = { unitPrice: 100, currencyCode: 'usd', createdAt: 0, updatedAt: 0, available: 5 };

/** The products of the database, and how often a response was assembled. */
class FakeShop {
  readonly products = new Map<string, CatalogueProduct>();
  assembled = 0;
  readonly cache: CatalogueCache<{ bytes: string }>;
  private readonly sold = soldProducts(() => this.sorted());

  constructor(count: number) {
    for (let index = 0; index < count; index += 1) this.put(`prod_${index}`, { createdAt: index });
    this.cache = new CatalogueCache(
      {
        sold: this.sold,
        listByIds: async (ids) => ids.flatMap((id) => this.products.get(id) ?? []),
      },
      async () => undefined,
      (bytes) => {
        this.assembled += 1;
        return { bytes };
      },
    );
  }

  put(productId: string, changes: Partial<CatalogueProduct> = {}): void {
    const former = this.products.get(productId) ?? PRODUCT;
    this.products.set(productId, { ...former, productId, ...changes } as CatalogueProduct);
  }

  sorted(): CatalogueProduct[] {
    return [...this.products.values()].sort(
      (a, b) => b.createdAt - a.createdAt || (a.productId < b.productId ? 1 : -1),
    );
  }

  /** Returns the ids and the stock that a page shows. */
  async read(limit: number, pageNumber: number): Promise<unknown[]> {
    const { bytes = '{"data":[]}' } = (await this.cache.page(limit, pageNumber)) ?? {};
    const { data } = JSON.parse(bytes) as { data: { _id: string; available: number }[] };
    return data.map(({ _id, available }) => [_id, available]);
  }

  /** Returns how many responses are assembled to read the first two pages and a product again. */
  async assembledAgain(): Promise<number> {
    const before = this.assembled;
    await this.cache.page(2, 0);
    await this.cache.page(2, 1);
    await this.cache.product('prod_0');
    return this.assembled - before;
  }
}

describe('a change', () => {
  let shop: FakeShop;
  beforeEach(async () => {
    shop = new FakeShop(6); // the pages show 5 and 4, 3 and 2
    expect(await shop.assembledAgain()).toBe(3);
    expect(await shop.assembledAgain()).toBe(0);
  });

  it.each([
    ['prod_1', 0],
    ['prod_4', 1],
    ['prod_0', 1],
    ['prod_unknown', 0],
  ])('of %s drops only the responses that show it', async (id, dropped) => {
    if (shop.products.has(id)) shop.put(id, { available: 4 });
    shop.cache.note(id, false);
    expect(await shop.assembledAgain()).toBe(dropped);
  });

  it('that adds or removes a product drops every page', async () => {
    shop.put('prod_new', { createdAt: -1 });
    shop.cache.note('prod_new', true);
    expect(await shop.assembledAgain()).toBe(2);
    shop.products.delete('prod_new');
    shop.cache.note('prod_new', true);
    expect(await shop.assembledAgain()).toBe(2);
  });
});

const ids = fc.integer({ min: 0, max: 8 }).map((index) => `prod_${index}`);
const steps = fc.array(
  fc.oneof(
    fc.record({ read: fc.nat(3) }),
    fc.record({ gone: ids }),
    fc.record({ id: ids, available: fc.nat(3) }),
    fc.record({ id: ids, createdAt: fc.nat(3) }),
  ),
  { maxLength: 60 },
);

it('never leaves a page as it was, whatever changes', async () => {
  await fc.assert(
    fc.asyncProperty(steps, fc.integer({ min: 1, max: 4 }), async (all, limit) => {
      const shop = new FakeShop(5);
      for (const step of all) {
        if ('read' in step) {
          const from = step.read * limit;
          const expected = shop.sorted().slice(from, from + limit);
          expect(await shop.read(limit, step.read)).toEqual(
            expected.map(({ productId, available }) => [productId, available]),
          );
        } else if ('gone' in step) {
          shop.products.delete(step.gone);
          shop.cache.note(step.gone, true);
        } else {
          const { id, ...changes } = step;
          const isSold = shop.products.has(id);
          shop.put(id, changes);
          shop.cache.note(id, 'createdAt' in changes || !isSold);
        }
      }
    }),
  );
});
