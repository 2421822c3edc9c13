import { databaseErrorCode } from '@harrow/plugin-kit';
import { seededRandom } from '@harrow/testing/seeded-random';
import { useSharedShop } from '@harrow/testing/shared-shop';
import { partNumber, REPLACED_HEADER } from './parts-shop';

const PARTS = 24;
const WRITERS = 8;

const shop = useSharedShop();
let numbers: string[] = [];

beforeEach(async () => {
  numbers = Array.from({ length: PARTS }, () => partNumber().replaceAll('-', ''));
  await shop.sql(
    `INSERT INTO part (number, printed, name) SELECT number, number, 'Part' FROM unnest($1::text[]) number`,
    [numbers],
  );
});

type Edges = Map<string, string[]>;

const stored = async (): Promise<{ edges: Edges; count: number }> => {
  const rows = await shop.sql<{ old: string; next: string }>(
    'SELECT old_part AS old, new_part AS next FROM part_supersession_item WHERE old_part = ANY ($1)',
    [numbers],
  );
  const edges: Edges = new Map();
  for (const { old, next } of rows) edges.set(old, [...(edges.get(old) ?? []), next]);
  return { edges, count: rows.length };
};

function reaches(edges: Edges, from: string, to: string): boolean {
  const [seen, open] = [new Set([from]), [from]];
  for (let at = open.pop(); at !== undefined; at = open.pop()) {
    if (at === to) return true;
    for (const next of edges.get(at) ?? []) {
      if (!seen.has(next)) open.push(next);
      seen.add(next);
    }
  }
  return false;
}

const hasCircle = (edges: Edges): boolean =>
  [...edges].some(([old, nexts]) => nexts.some((next) => reaches(edges, next, old)));

/** Adds a step as the import does, without its lock; returns whether the database accepted it. */
async function supersede(old: string, nexts: string[]): Promise<'accepted' | 'circle' | 'busy'> {
  try {
    await shop.sql(
      `SELECT supersede($1, $2::text[]::part_number[], $3, NULL, '', '~', NULL, NULL, false, true, NULL, NULL)`,
      [old, nexts, nexts.map(() => 1)],
    );
    return 'accepted';
  } catch (error) {
    const code = databaseErrorCode(error);
    if (code === '23514') return 'circle';
    // the part has a step already, or another writer was faster
    if (code === '23505' || code === '40P01' || code === '23503') return 'busy';
    throw error;
  }
}

it('stores a step exactly where it closes no circle', async () => {
  const random = seededRandom();
  const edges: Edges = new Map();
  const any = () => numbers[random(PARTS)] ?? '';
  let refused = 0;
  for (let step = 0; step < 80; step += 1) {
    const old = any();
    if (edges.has(old)) continue;
    const nexts = [...new Set(Array.from({ length: 1 + random(2) }, any))];
    const closes = nexts.some((next) => reaches(edges, next, old));
    expect(await supersede(old, nexts)).toBe(closes ? 'circle' : 'accepted');
    if (closes) refused += 1;
    else edges.set(old, nexts);
  }
  expect(refused).toBeGreaterThan(0);
  expect((await stored()).edges.size).toBe(edges.size);
});

it('stores no circle of eight writers at once', async () => {
  const random = seededRandom();
  const any = () => numbers[random(PARTS)] ?? '';
  const results = await Promise.all(
    Array.from({ length: WRITERS }, async () => {
      const own: string[] = [];
      for (let step = 0; step < 12; step += 1) own.push(await supersede(any(), [any()]));
      return own;
    }),
  );
  const { edges, count } = await stored();
  expect(hasCircle(edges)).toBe(false);
  expect(results.flat().filter((result) => result === 'accepted')).toHaveLength(count);
  expect(count).toBeGreaterThan(PARTS / 4);
});

it('refuses what closes a circle with a clear message to eight imports at once', async () => {
  const { token } = await shop.admin();
  const ring = numbers.slice(0, WRITERS);
  const answers = await Promise.all(
    ring.map((old, at) =>
      shop.request('POST', '/parts/replaced/import', {
        token,
        headers: { 'content-type': 'text/csv' },
        body: `${REPLACED_HEADER}\n${old},${ring[(at + 1) % WRITERS] ?? ''},1,,,,,,,`,
      }),
    ),
  );
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(WRITERS - 1);
  const [refused] = answers.filter(({ status }) => status === 422);
  expect(refused?.body).toMatchObject({
    rows: [
      {
        row: 2,
        fields: { new: expect.stringMatching(/^This closes a circle: .+ → .+\.$/) as unknown },
      },
    ],
  });
  expect(hasCircle((await stored()).edges)).toBe(false);
});
