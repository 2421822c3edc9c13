import { fillParts, productsFor } from '@harrow/testing/fill-parts';
import type { TestShop } from '@harrow/testing/test-shop';
import { z } from 'zod';
import { readWhilePeopleBuy } from '../checked-reads.ts';
import type { Figure } from '../figure.ts';
import type { BenchOptions } from '../options.ts';
import { startShop } from '../services.ts';

const LINES = 10_000;

/** A part that is sold, and a figure that lists it at every serial number. */
const LISTED = `
  SELECT part.product_id AS "productId", part.printed AS part,
         '/machines/' || machine.handle || '/figures/' || figure.number AS path
    FROM part_line line JOIN part ON part.number = line.part
         JOIN part_figure figure ON figure.id = line.figure_id
         JOIN part_book book ON book.id = figure.book_id AND book.code LIKE 'PB-FILL-%'
         JOIN product machine ON machine.id = book.product_id
   WHERE part.product_id IS NOT NULL AND line.from_key = ''
     AND NOT EXISTS (SELECT FROM part_supersession WHERE old_part = part.number)
   ORDER BY line.figure_id, line.position LIMIT 1`;

type Listed = { productId: string; part: string; path: string };

const figureSchema = z.object({
  lines: z.array(
    z.object({
      part: z.nullable(z.string()),
      offer: z.nullable(z.object({ available: z.number() })),
    }),
  ),
});

async function check(shop: TestShop, reads: number): Promise<Figure> {
  const [listed] = await shop.sql<Listed>(LISTED);
  if (!listed) throw new Error('No figure lists a part that is sold.');
  const { productId, part, path } = listed;
  const read = async () => {
    const answer = await fetch(shop.url + path);
    const { lines } = figureSchema.parse(await answer.json());
    const available = lines.find((line) => line.part === part)?.offer?.available;
    if (available === undefined) throw new Error('The figure has no stock.');
    return available;
  };
  const { stale, orders } = await readWhilePeopleBuy(shop, { productId, reads, read });
  return {
    part: 'freshness',
    title: `stale among ${reads} figures, checked during ${orders} orders of a part on it`,
    unit: 'figures',
    samples: { shop: [stale] },
    goals: [{ of: 'shop', atMost: 0 }],
  };
}

/** Counts figures of a parts book with an old stock while people buy one of its parts. */
export async function checkedFigures({ requests }: BenchOptions): Promise<Figure> {
  const shop = await startShop(productsFor(LINES), {}, 0, (url) => fillParts(url, LINES));
  try {
    return await check(shop, requests);
  } finally {
    await shop.stop();
  }
}
