import { stoppedAfterwards } from '@harrow/processes/stop-all';
import { copyTemplate } from '@harrow/testing/template-database';
import fc from 'fast-check';
import { DataSource } from 'typeorm';
import { lookUp } from '../src/lib/query/look-up';
import { parseQuery } from '../src/lib/query/parse';

const stopped = stoppedAfterwards();
let source: DataSource;
beforeAll(async () => {
  const database = new DataSource({ type: 'postgres', url: await copyTemplate() });
  source = stopped(await database.initialize(), (each) => each.destroy());
});

/** Whether a name is found by a query, which throws if it is invalid. Names of stop words alone never are. */
const FINDS = `
  WITH named AS MATERIALIZED (
    SELECT catalogue_search_lexemes(catalogue_search_split($1), false) AS lexemes)
  SELECT lexemes = '{}' OR catalogue_search_vector(lexemes, '{}', '{}', '{}') @@ $2::tsquery AS found
    FROM named`;

/** Whether a product of this name is found, in a shop that knows the words of these names too. */
async function finds(text: string, isTyping: boolean, others: string[] = []): Promise<boolean> {
  const runner = source.createQueryRunner();
  await runner.startTransaction();
  try {
    for (const name of [...others, text]) {
      await runner.query('SELECT catalogue_search_learn(catalogue_search_split($1))', [name]);
    }
    const { lookedUp, tree } = await lookUp(runner.manager, text);
    const parsed = parseQuery(lookedUp, tree, { isTyping });
    if (!parsed) return true;
    const rows = (await runner.query(FINDS, [text, parsed.query])) as { found: boolean }[];
    return rows[0]?.found === true;
  } finally {
    await runner.rollbackTransaction();
    await runner.release();
  }
}

const part = fc.oneof(
  fc.constantFrom('Oil filter', 'PTO', 'T-120', 'hr 14', '5½″', '4 1/2 in', '3,000 mm', '1,5 l'),
  fc.constantFrom(
    'three metres',
    '12 V',
    'ﬁlter',
    'Ærø',
    'Straße',
    'ТРАКТОР',
    'ニンジン',
    '拖拉机',
  ),
  fc.constantFrom('—', '‑', '/', '🚜', "'", '\\', '&', ':*', '%', '１２', 'the', 'of', 'q', '7'),
  fc.string({ unit: 'binary', maxLength: 8 }).filter((text) => !text.includes('\0')),
);
const names = fc
  .array(fc.tuple(part, fc.constantFrom(' ', ' ', '-', '')), { maxLength: 6 })
  .map((parts) => parts.flat().join(''))
  .filter((name) => name.length <= 100);

/** Names that run the same parts together, as words. */
const others = fc.array(names, { maxLength: 8 });

it('finds any name by what is typed like it', async () => {
  await fc.assert(
    fc.asyncProperty(names, fc.boolean(), others, async (name, isTyping, known) => {
      expect(await finds(name, isTyping, known)).toBe(true);
    }),
    { numRuns: 300 },
  );
});

it.each([
  ['Oil filter three metres', 'Oil filterthree'],
  ['Three point hitch', 'Threepoint'],
  ['Donaudampfschifffahrtsgesellschaftskapitän', 'Donaudampfschifffahrts gesellschaftskapitän'],
])('finds %s where %s is known', async (name, other) => {
  for (const isTyping of [true, false]) expect(await finds(name, isTyping, [other])).toBe(true);
});
