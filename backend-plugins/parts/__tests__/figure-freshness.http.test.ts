import { shopping } from '@harrow/testing/shopping';
import { useSharedShop } from '@harrow/testing/shared-shop';
import { bookedMachine, bookTable, importBook, publish } from './parts-shop';

const shop = useSharedShop();

type Shown = { status: number; lines: { part: string | null; available?: number }[] };

/** Reads a figure as its page does; `query` may name a serial number. */
async function figureOf(handle: string, query = ''): Promise<Shown> {
  const { status, body } = await shop.request('GET', `/machines/${handle}/figures/20-1${query}`);
  const { lines } = body as {
    lines: { part: string | null; offer: { available: number } | null }[];
  };
  return {
    status,
    lines: lines.map(({ part, offer }) => ({ part, available: offer?.available })),
  };
}

/** Fails every statement that reads the structure of a figure while `work` runs. */
async function withoutStructure(work: () => Promise<void>): Promise<void> {
  await shop.sql('ALTER TABLE part_line RENAME TO part_line_away');
  try {
    await work();
  } finally {
    await shop.sql('ALTER TABLE part_line_away RENAME TO part_line');
  }
}

it('shows every sale in a figure without reading its structure again', async () => {
  const { machine, book, product } = await bookedMachine(shop);
  const [person, buyer] = [await shop.customer(), shopping(shop)];
  const shown = await figureOf(machine.handle);
  const serial = `?serial=${machine.series}-04117`;
  expect((await figureOf(machine.handle, serial)).status).toBe(200);
  expect(shown.lines).toContainEqual({ part: book.next, available: 40 });
  await withoutStructure(async () => {
    for (let left = 39; left >= 30; left -= 1) {
      await buyer.order(person, product);
      const { status, lines } = await figureOf(machine.handle);
      expect(status).toBe(200);
      expect(lines).toContainEqual({ part: book.next, available: left });
      expect(lines).toHaveLength(shown.lines.length);
      const own = await figureOf(machine.handle, serial);
      expect(own.lines).toContainEqual({ part: book.next, available: left });
    }
  });
});

it('reads the structure of a figure again after a publication', async () => {
  const { admin, machine, book } = await bookedMachine(shop);
  const before = await figureOf(machine.handle);
  const table = bookTable(`Discs,20-1,Disc arm,1,0,${book.next},Cassette seal,1,,,,`);
  const { body } = await importBook(shop, admin, machine, table);
  expect(await figureOf(machine.handle)).toEqual(before);
  await publish(shop, admin, (body as { _id: string })._id);
  expect((await figureOf(machine.handle)).lines).toEqual([{ part: book.next, available: 40 }]);
});
