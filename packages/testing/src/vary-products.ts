import { withClient } from './with-client.ts';

/** A transaction of this many products takes about half a second, most of it for the search. */
const BATCH_SIZE = 500;

const KINDS =
  'Air filter,Oil filter,Ball bearing,Roller bearing,V-belt,Hydraulic hose,Hydraulic cylinder,Gear pump,Water pump,Mower knife,Plow point,Seed drill,Boom sprayer,Hollow-cone nozzle,Shaft seal,Head gasket,Lock nut,Fence post,Engine oil,Disc harrow,Flail mower,Grain auger,Tractor tire,Steel rim';
const FORMS =
  'Heavy-duty,Reinforced,Galvanized,Stainless,Adjustable,Folding,Universal,Left-hand,Narrow,Sealed,Brass,Forged';
const MAKERS =
  'Aldan,Bergholm,Corvane,Dunmere,Eastling,Fenwick,Garrow,Holmstad,Ivarsen,Kessler,Lindqvist,Marbeck,Ostrava,Pellworm,Selwick,Tarnow,Verdane,Wexley,Yarrow,Zetterby';

/** One of the words of $2 to $4, the same each time for a product. */
const pick = (parameter: number) =>
  `(string_to_array($${parameter}, ','))[1 + (hashtext(product.id || '${parameter}') & 1048575)
     % cardinality(string_to_array($${parameter}, ','))]`;

/** The triggers make the rows of the search when the statement commits. */
const RENAME = `
  WITH batch AS (SELECT id FROM product WHERE id > $1 ORDER BY id LIMIT ${BATCH_SIZE}),
  named AS (
    UPDATE product
       SET title = ${pick(2)} || ' ' || ${pick(3)} || ' ' || ${pick(4)} || ' '
                || chr(65 + (hashtext(product.id) & 1023) % 26) || (hashtext(product.id || 'n') & 8191)
      FROM batch WHERE product.id = batch.id RETURNING product.id)
  SELECT max(id) AS last FROM named`;

/** Gives each product a distinct name of few words, as in a parts catalog. */
export async function varyProducts(databaseUrl: string): Promise<void> {
  await withClient(databaseUrl, async (client) => {
    for (let last: string | null = ''; last !== null;) {
      const values: unknown[] = [last, FORMS, KINDS, MAKERS];
      const { rows } = await client.query<{ last: string | null }>(RENAME, values);
      last = rows[0]?.last ?? null;
    }
    await client.query('SELECT catalogue_search_recount()');
    await client.query('VACUUM ANALYZE');
  });
}
