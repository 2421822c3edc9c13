import { seededRandom } from '@harrow/testing/seeded-random';
import { useSharedShop } from '@harrow/testing/shared-shop';
import type { Person } from '@harrow/testing/test-shop';
import {
  bookTable,
  importBook,
  newMachine,
  partNumber,
  publish,
  type TestMachine,
} from './parts-shop';

type Random = (end: number) => number;

const pick = <Item>(items: readonly Item[], random: Random): Item => {
  const item = items[random(items.length)];
  if (item === undefined) throw new Error('Nothing to pick from.');
  return item;
};

const BAD_CELLS = [
  ...['', ' ', '0', '-1', '9999999', 'A/R', '"', '""', ',', ';', '\r', 'see 20-1', 'see nothing'],
  ...[
    '=1+1',
    '../../etc',
    "'; DROP TABLE part; --",
    '\u0000',
    '\ud83d\ude9c',
    '\u202e',
    'x'.repeat(500),
  ],
  ...['H', '99999', 'Z9999-00001', 'R', 'R T', 'X', '1', '2', 'a', '/', '//', 'Arms/', 'Arms/Left'],
];

/** A book with two figures, ranges, options, levels and lines without a number. */
function goodRows({ series }: TestMachine, numbers: readonly string[]): string[][] {
  const [arm = '', early = '', late = '', ring = ''] = numbers;
  return [
    ['Arms', '20-1', 'Arm', '1', '0', arm, 'Arm', '1', '', '', '', ''],
    ['Arms', '20-1', 'Arm', '14', '1', '', 'Axle', '1', '', '', '', ''],
    ['Arms', '20-1', 'Arm', '2', '0', early, 'Seal', '1', '', `${series}-03999`, '', ''],
    ['Arms', '20-1', 'Arm', '2', '0', late, 'Seal', '1', `${series}-04000`, '', '', ''],
    ['Rear/Roller', '40-1', 'Rings', '1', '0', ring, 'Ring', '', '', '', 'R', 'see 20-1'],
    ['Rear/Roller', '40-1', 'Rings', '2', '0', arm, '', '4', '', '', '', ''],
  ];
}

/** Damages a table in one to four ways: cells, rows, bytes. */
function damaged(rows: string[][], random: Random): string {
  let table = rows.map((row) => [...row]);
  const ways = [
    () => {
      const row = pick(table, random);
      row[random(row.length)] = pick(BAD_CELLS, random);
    },
    () => table.splice(random(table.length), 1),
    () => table.push([...pick(table, random)]),
    () => pick(table, random).splice(random(12), 1),
    () => {
      const [one, other] = [random(table.length), random(table.length)];
      [table[one], table[other]] = [table[other] ?? [], table[one] ?? []];
    },
    () =>
      (table = table.map((row) => row.map((cell, at) => (at === 0 ? cell.toUpperCase() : cell)))),
  ];
  for (let count = 1 + random(4); count > 0 && table.length > 0; count -= 1) pick(ways, random)();
  let text = bookTable(
    ...table.map((row) => row.map((cell) => (/[,\r\n]/.test(cell) ? `"${cell}"` : cell)).join(',')),
  );
  if (random(5) === 0) text = text.slice(0, random(text.length));
  if (text && random(5) === 0)
    text = text.replace(pick(Array.from(text), random), pick(BAD_CELLS, random));
  return text;
}

/** Checks a published book: all of it is shown, and reads back unchanged. */
async function expectWhole(
  shop: ReturnType<typeof useSharedShop>,
  admin: Person,
  machine: TestMachine,
  id: string,
) {
  const { token } = admin;
  const { body: shown } = await shop.request('GET', `/machines/${machine.handle}`);
  const { body: details } = await shop.request('GET', `/parts-books/${id}`, { token });
  const { contents, lines } = details as { contents: { number: string }[]; lines: number };
  expect(JSON.stringify(shown)).toContain(JSON.stringify(contents[0]?.number));
  let seen = 0;
  for (const { number } of contents) {
    const figure = await shop.request('GET', `/machines/${machine.handle}/figures/${number}`);
    expect(figure.status).toBe(200);
    const { lines: own } = figure.body as {
      lines: { item: string; part: string | null; name: string }[];
    };
    for (const line of own)
      expect(line).toMatchObject({
        item: expect.stringMatching(/^\d+[A-Z]?$/) as unknown,
        name: expect.stringMatching(/./) as unknown,
      });
    seen += own.length;
  }
  expect(seen).toBe(lines);
  const table = await shop.request('GET', `/parts-books/${id}.csv`, { token });
  const again = await importBook(shop, admin, machine, table.body as string, '&dryRun');
  expect(again).toMatchObject({
    status: 200,
    body: { created: 0, updated: 0, removed: 0, unchanged: lines },
  });
}

/** Adds a test that imports damaged books, and publishes those that are accepted. */
export function itSurvivesDamage(count: number): void {
  const shop = useSharedShop();
  it(
    `publishes nothing broken of ${count} damaged tables`,
    async () => {
      const random = seededRandom();
      const admin = await shop.admin();
      const machine = await newMachine(shop, admin);
      const rows = goodRows(machine, Array.from({ length: 4 }, partNumber));
      const counts = { accepted: 0, refused: 0 };
      for (let at = 0; at < count; at += 1) {
        const before = await shop.sql('SELECT count(*) FROM part_line');
        const answer = await importBook(shop, admin, machine, damaged(rows, random));
        if (answer.status === 200) {
          const { _id } = answer.body as { _id: string };
          await publish(shop, admin, _id);
          await expectWhole(shop, admin, machine, _id);
          counts.accepted += 1;
        } else {
          expect(answer.status).toBe(422);
          counts.refused += 1;
          if (at % 10 === 0)
            expect(await shop.sql('SELECT count(*) FROM part_line')).toEqual(before);
        }
      }
      expect(counts.accepted).toBeGreaterThan(count / 50);
      expect(counts.refused).toBeGreaterThan(count / 5);
    },
    count * 1000,
  );
}
