import type { Pool } from 'pg';
import type { Currency } from '../currency.ts';

/** The price and stock of a part, as the engine's tables have them. */
const offerOf = (part: string, { code, unitsInOne }: Currency) => `
  (SELECT json_build_object('price', (price.amount / ${unitsInOne}.0)::float8, 'available', variant.inventory_quantity)
     FROM product JOIN product_variant variant ON variant.product_id = product.id AND variant.deleted_at IS NULL
          JOIN product_variant_money_amount link ON link.variant_id = variant.id
          JOIN money_amount price ON price.id = link.money_amount_id AND price.currency_code = '${code}'
           AND price.price_list_id IS NULL AND price.min_quantity IS NULL AND price.deleted_at IS NULL
    WHERE product.id = ${part}.product_id AND product.status = 'published' AND product.deleted_at IS NULL LIMIT 1)`;

/** The parts that replace those of `listed` in the end. */
const FINAL = `
  walk AS (
    SELECT part::text COLLATE "C" AS origin, part::text COLLATE "C" AS part, 1 AS quantity, 0 AS depth FROM listed
    UNION ALL
    SELECT origin, item.new_part::text COLLATE "C", walk.quantity * item.quantity, depth + 1
      FROM walk JOIN part_supersession_item item ON item.old_part = walk.part),
  final AS (
    SELECT origin, part, sum(quantity)::int AS quantity FROM walk
     WHERE depth > 0 AND NOT EXISTS (SELECT FROM part_supersession WHERE old_part = walk.part)
     GROUP BY origin, part)`;

const successorsOf = (part: string, currency: Currency) => `
  (SELECT json_agg(json_build_object('part', later.printed, 'name', later.name, 'quantity', final.quantity,
            'offer', ${offerOf('later', currency)}) ORDER BY later.number)
     FROM final JOIN part later ON later.number = final.part WHERE final.origin = ${part}.number)`;

/** Null where old stock is not sold any more. */
const soldOffer = (part: string, currency: Currency) => `
  CASE WHEN NOT EXISTS (SELECT FROM part_supersession WHERE old_part = ${part}.number AND NOT sells_out)
       THEN ${offerOf(part, currency)} END`;

function figureQuery(currency: Currency): string {
  return `
    WITH RECURSIVE figure AS (
      SELECT figure.id, figure.number, figure.title
        FROM product JOIN part_book book ON book.product_id = product.id AND book.state = 'published'
             JOIN part_figure figure ON figure.book_id = book.id
       WHERE product.handle = $1 AND figure.number = $2 LIMIT 1),
    line AS MATERIALIZED (SELECT line.* FROM figure JOIN part_line line ON line.figure_id = figure.id),
    listed AS (SELECT DISTINCT part FROM line WHERE part IS NOT NULL), ${FINAL}
    SELECT json_build_object('number', number, 'title', title,
      'callouts', (SELECT json_agg(json_build_object('item', item, 'x', x, 'y', y) ORDER BY position)
                     FROM part_callout WHERE figure_id = figure.id),
      'lines', (SELECT json_agg(json_build_object('item', line.item, 'part', part.printed,
                  'name', coalesce(line.name, part.name), 'quantity', line.quantity,
                  'applies', $3::text COLLATE "C" BETWEEN line.from_key AND line.to_key,
                  'from', line.serial_from, 'to', line.serial_to, 'note', line.note,
                  'offer', ${soldOffer('part', currency)}, 'replacedBy', ${successorsOf('part', currency)})
                ORDER BY line.position)
                  FROM line LEFT JOIN part ON part.number = line.part))::text AS json
      FROM figure`;
}

function partQuery(currency: Currency): string {
  return `
    WITH RECURSIVE listed AS (SELECT number AS part FROM part WHERE number = $1), ${FINAL},
    older AS (
      SELECT part::text COLLATE "C" AS part FROM listed
      UNION SELECT item.old_part::text COLLATE "C" FROM older JOIN part_supersession_item item ON item.new_part = older.part),
    newer AS (
      SELECT part::text COLLATE "C" AS part FROM listed
      UNION SELECT item.new_part::text COLLATE "C" FROM newer
        JOIN part_supersession step ON step.old_part = newer.part AND step.is_two_way
        JOIN part_supersession_item item ON item.supersession_id = step.id)
    SELECT json_build_object('part', part.printed, 'name', part.name, 'offer', ${soldOffer('part', currency)},
      'replacedBy', ${successorsOf('part', currency)},
      'verdict', CASE WHEN $2::text IS NULL THEN NULL
                      WHEN EXISTS (SELECT FROM product machine JOIN part_fitment own ON own.product_id = machine.id
                             WHERE machine.handle = $2 AND own.part IN (SELECT part FROM older UNION SELECT part FROM newer)
                               AND $3::text COLLATE "C" BETWEEN own.from_key AND own.to_key) THEN 'yes' ELSE 'no' END,
      'usedOn', (SELECT json_agg(json_build_object('handle', machine.handle, 'name', machine.title))
                   FROM (SELECT DISTINCT product_id FROM part_fitment WHERE part = $1 LIMIT 20) own
                        JOIN product machine ON machine.id = own.product_id))::text AS json
      FROM part WHERE number = $1`;
}

/** The key of a number of the filled machines, such as A000-04117. */
const keyOf = (serial: string | null): string | null => {
  if (serial === null) return null;
  const number = String(Number(serial.slice(-5)));
  return `fill|${serial.slice(0, 4)}|${number.length}${number}`;
};

/** Reads figures and parts from the shop's own tables: one prepared query each, whose JSON the database creates. */
export function partsReader(pool: Pool, currency: Currency): (url: URL) => Promise<string> {
  const [figure, part] = [figureQuery(currency), partQuery(currency)];
  return async ({ pathname, searchParams }) => {
    const [, kind, name = '', , number] = pathname.split('/');
    const key = keyOf(searchParams.get('serial'));
    const { rows } = await pool.query<{ json: string }>(
      kind === 'machines'
        ? { name: 'figure', text: figure, values: [name, number, key] }
        : {
            name: 'part',
            text: part,
            values: [name.replaceAll('-', ''), searchParams.get('machine'), key],
          },
    );
    const [row] = rows;
    if (!row) throw new Error(`There is nothing at ${pathname}.`);
    return row.json;
  };
}
