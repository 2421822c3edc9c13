import pg from 'pg';
import { z } from 'zod';
import type { TestShop } from '@harrow/testing/test-shop';
import { startBareServers } from '../bare/start.ts';
import type { Figure } from '../figure.ts';
import { requestsPerSecond } from '../load.ts';
import type { Part } from '../part.ts';
import { checkedFigures } from '../parts-book/checked-figures.ts';
import { alternate } from '../rounds.ts';
import { startShop } from '../services.ts';

const PRODUCTS = 10_000;
const RATES = [0, 100, 500];
const WRITERS = 8;
const PATH = '/services?limit=12&pageNumber=0';

/** Takes one piece, and returns how many are left. */
const TAKE_PIECE = `
  UPDATE product_variant SET inventory_quantity = inventory_quantity - 1
   WHERE id = $1 RETURNING inventory_quantity AS available`;

const shown = z.object({ available: z.int() });

type Product = { id: string; variantId: string };

/** Changes the stock of products at a constant rate, and reads each product after its change. */
class Changes {
  checked = 0;
  stale = 0;
  private isOver = false;
  private readonly writers: Promise<void>[];

  constructor(
    private readonly shop: TestShop,
    products: Product[],
    rate: number,
  ) {
    this.writers = rate
      ? Array.from({ length: WRITERS }, (_, writer) =>
          this.write(
            products.filter((_product, index) => index % WRITERS === writer),
            (WRITERS * 1000) / rate,
          ),
        )
      : [];
  }

  async stop(): Promise<void> {
    this.isOver = true;
    await Promise.all(this.writers);
  }

  private async write(products: Product[], intervalMs: number): Promise<void> {
    const client = new pg.Client(this.shop.databaseUrl);
    await client.connect();
    let due = performance.now();
    for (let turn = 0; !this.isOver; turn += 1) {
      const product = products[turn % products.length];
      if (product) await this.changeAndRead(client, product);
      due += intervalMs;
      await new Promise((resolve) => setTimeout(resolve, Math.max(0, due - performance.now())));
    }
    await client.end();
  }

  private async changeAndRead(client: pg.Client, { id, variantId }: Product): Promise<void> {
    const statement = { name: 'take', text: TAKE_PIECE, values: [variantId] };
    const [row] = (await client.query<{ available: number }>(statement)).rows;
    const answer = await fetch(`${this.shop.url}/services/${id}`);
    const { available } = shown.parse(await answer.json());
    this.checked += 1;
    if (available !== row?.available) this.stale += 1;
  }
}

/** Returns products that are not on the first page. */
const otherProducts = (shop: TestShop) =>
  shop.sql<Product>(
    `SELECT p.id, v.id AS "variantId" FROM product p JOIN product_variant v ON v.product_id = p.id
      WHERE p.status = 'published' ORDER BY p.created_at DESC OFFSET 100`,
  );

/**
 * Measures reads of a page while other products change, and reads every changed product after the
 * change was acknowledged. Throws if such a read was stale. Figures of parts books are checked during orders.
 */
export const freshness: Part = async (options) => {
  const shop = await startShop(PRODUCTS);
  const bare = await startBareServers(shop, [PATH]);
  try {
    const products = await otherProducts(shop);
    const figures: Figure[] = [];
    for (const rate of RATES) {
      const changes = new Changes(shop, products, rate);
      const ask = (url: string) => () => requestsPerSecond(`${url}${PATH}`, options);
      const samples = await alternate(options.rounds, {
        shop: ask(shop.url),
        'node, from memory': ask(bare.memory),
      });
      await changes.stop();
      const { checked, stale } = changes;
      if (stale > 0) throw new Error(`${stale} of ${checked} reads were stale.`);
      figures.push({
        part: 'freshness',
        title: `first page while ${rate} products a second change, ${checked} of them checked: 0 stale`,
        unit: 'requests/s',
        samples,
        goals: [{ of: 'shop', against: 'node, from memory', atLeast: 0.5 }],
      });
    }
    return [...figures, await checkedFigures(options)];
  } finally {
    await Promise.all([shop.stop(), bare.stop()]);
  }
};
