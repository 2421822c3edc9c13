import type { TestShop } from '@harrow/testing/test-shop';

/** Returns different paths in every round, none of which was asked before. */
export type Asks = (round: number) => Promise<string[]>;

/** In a random order that is always the same, so that no two rounds ask for the same row. */
const inOrder = (id: string) => `ORDER BY md5(${id}) LIMIT $1 OFFSET $2`;

const FIGURES = `
  SELECT '/machines/' || product.handle || '/figures/' || figure.number || '?serial='
         || left(own.serial_from, 5) || '04117' AS path
    FROM part_figure figure JOIN part_book book ON book.id = figure.book_id
         JOIN product ON product.id = book.product_id
         JOIN machine_serials own ON own.product_id = product.id
   WHERE book.code LIKE 'PB-FILL-%' ${inOrder('figure.id::text')}`;

/** Every other part is one that the machine lists. */
const FITS = `
  WITH asked AS (
    SELECT line.part, row_number() OVER (ORDER BY md5(line.figure_id || '.' || line.position)) AS turn, book.product_id
      FROM part_line line JOIN part_figure figure ON figure.id = line.figure_id
           JOIN part_book book ON book.id = figure.book_id
     WHERE line.part IS NOT NULL AND book.code LIKE 'PB-FILL-%' AND line.position % 20 = 9
     ${inOrder("line.figure_id || '.' || line.position")})
  SELECT '/parts/' || CASE WHEN turn % 2 = 0 THEN asked.part ELSE coalesce(other.number, asked.part) END || '?machine=' || product.handle
         || '&serial=' || left(own.serial_from, 5) || '04117' AS path
    FROM asked JOIN product ON product.id = asked.product_id
         JOIN machine_serials own ON own.product_id = product.id
         LEFT JOIN LATERAL (SELECT number FROM part WHERE number > 'Q' || lpad((turn * 7919 % 100000)::text, 6, '0')
                        ORDER BY number LIMIT 1) other ON true`;

const REPLACED = `
  SELECT '/parts/' || old_part AS path FROM part_supersession
   WHERE old_part LIKE 'Q%' ${inOrder('old_part')}`;

const USES = `
  SELECT '/parts/' || number || '/uses?limit=20&pageNumber=0' AS path FROM part
   WHERE number LIKE 'Q%' ${inOrder("number || 'uses'")}`;

/** The parts that most books list. */
const BOLTS = `
  SELECT '/parts/' || part || '/uses?limit=20&pageNumber=0' AS path FROM part_fitment
   GROUP BY part ORDER BY count(*) DESC, part LIMIT $1 OFFSET $2`;

const SERIALS = `
  SELECT '/machines/by-serial?serial=' || left(serial_from, 5)
         || lpad((1 + hashtext(product_id) & 8191)::text, 5, '0') AS path
    FROM machine_serials WHERE from_key LIKE 'fill|%' ${inOrder('product_id')}`;

/** Questions about the parts books of `fillParts`; each round asks this many. */
export function asksOf(shop: TestShop, perRound: number) {
  const asksFor =
    (sql: string): Asks =>
    async (round) => {
      const rows = await shop.sql<{ path: string }>(sql, [perRound, perRound * round]);
      if (rows.length < perRound) throw new Error('The parts books are too small.');
      return rows.map(({ path }) => path);
    };
  return {
    figures: asksFor(FIGURES),
    fits: asksFor(FITS),
    replaced: asksFor(REPLACED),
    uses: asksFor(USES),
    bolts: asksFor(BOLTS),
    serials: asksFor(SERIALS),
  };
}
