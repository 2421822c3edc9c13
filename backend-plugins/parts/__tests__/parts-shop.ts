import { randomInt } from 'node:crypto';
import type { MachineSettings } from '@harrow/contract';
import type { Person, TestProduct } from '@harrow/testing/test-shop';
import type { useSharedShop } from '@harrow/testing/shared-shop';

type Shop = ReturnType<typeof useSharedShop>;

export type TestMachine = TestProduct & { handle: string; series: string; scheme: string };

/** Settings of a machine with numbers such as H520-00001, of a new series and a new scheme. */
export const settingsOf = (
  { series, scheme }: Pick<TestMachine, 'series' | 'scheme'>,
  built: { from: string; to?: string | null; years?: { from: number; to?: number | null } }[] = [
    { from: `${series}-00001`, years: { from: 2019 } },
  ],
) => ({
  serials: {
    scheme: {
      name: scheme,
      pattern: String.raw`^(?<series>[A-Z]\d{4})(?<number>\d{5})$`,
      family: ['series'],
      sequence: ['number'],
    },
    place: 'On the frame, right of the drawbar',
    built,
  },
  options: [
    { code: 'R', name: 'V-ring roller' },
    { code: 'T', name: 'Tube roller' },
  ] satisfies MachineSettings['options'],
});

/** Creates a product, and makes it a machine. */
export async function newMachine(shop: Shop, admin: Person): Promise<TestMachine> {
  const product = await shop.product();
  const { body } = await shop.request('GET', `/services/${product.id}`);
  const { handle } = body as { handle: string };
  const number = randomInt(10_000).toString().padStart(4, '0');
  const letter = String.fromCharCode(65 + randomInt(26));
  const machine = {
    ...product,
    handle,
    series: `${letter}${number}`,
    scheme: `s${randomInt(1e9).toString(36)}`,
  };
  const answer = await shop.request('PUT', `/machines/${handle}`, {
    token: admin.token,
    body: settingsOf(machine),
  });
  if (answer.status !== 200) throw new Error(JSON.stringify(answer));
  return machine;
}

/** A number that no other test has. */
export const partNumber = (): string =>
  `T${randomInt(10)}-${randomInt(1e9).toString(36).toUpperCase()}-X`;

/** Imports a book of a machine. Its code is that of the machine, unless the query names another. */
export async function importBook(
  shop: Shop,
  admin: Person,
  { handle, series }: TestMachine,
  text: string,
  query = '',
) {
  const code = query.includes('&code=') ? '' : `&code=PB-${series}`;
  return await shop.request('POST', `/parts-books/import?machine=${handle}${code}${query}`, {
    token: admin.token,
    headers: { 'content-type': 'text/csv' },
    body: text,
  });
}

export async function publish(shop: Shop, admin: Person, id: string): Promise<void> {
  const answer = await shop.request('POST', `/parts-books/${id}/publish`, { token: admin.token });
  if (answer.status !== 200) throw new Error(JSON.stringify(answer));
}

export const BOOK_HEADER =
  'assembly,figure,title,item,level,part,name,quantity,serial_from,serial_to,usable_on,note';

export const bookTable = (...rows: string[]): string => [BOOK_HEADER, ...rows].join('\n');

/** A book as the sample of the prototype: two seals, an axle that is not sold, and a hose as required. */
export function sampleBook({ series }: TestMachine) {
  const [arm, old, next, ring] = [partNumber(), partNumber(), partNumber(), partNumber()];
  const text = bookTable(
    `Discs and arms,20-1,"Disc arm, front row",1,0,${arm},Arm with lower clamp,1,,,,`,
    'Discs and arms,20-1,"Disc arm, front row",14,1,,Stub axle,1,,,,',
    `Discs and arms,20-1,"Disc arm, front row",2,0,${old},Shaft seal 45 × 62 × 8,1,,${series}-03999,,`,
    `Discs and arms,20-1,"Disc arm, front row",2,0,${next},Cassette seal,1,${series}-04000,,,`,
    'Discs and arms,20-1,"Disc arm, front row",13,0,,"Frame, front beam",,,,,see 40-1',
    `Rear/Roller,40-1,Rings and shaft,2,0,${ring},"Ring 560, inner",A/R,,,R,`,
  );
  return { arm, old, next, ring, text };
}

/** A machine with a published book, one of whose parts is a product. */
export async function bookedMachine(shop: Shop) {
  const admin = await shop.admin();
  const machine = await newMachine(shop, admin);
  const book = sampleBook(machine);
  const product = await shop.product({ price: 12, available: 40 });
  await shop.request('PATCH', `/services/${product.id}`, {
    token: admin.token,
    body: { sku: book.next },
  });
  const { body } = await importBook(shop, admin, machine, book.text);
  await publish(shop, admin, (body as { _id: string })._id);
  const { body: sold } = await shop.request('GET', `/services/${product.id}`);
  const { handle } = sold as { handle: string };
  return { admin, machine, book, product, link: `http://localhost:8000/products/${handle}` };
}

export const REPLACED_HEADER =
  'old,new,quantity,interchange,machine,serial_from,serial_to,sells_out,since,note';

/** Imports rows of replaced parts. */
export async function importReplaced(shop: Shop, admin: Person, rows: string[]): Promise<void> {
  const answer = await shop.request('POST', '/parts/replaced/import', {
    token: admin.token,
    headers: { 'content-type': 'text/csv' },
    body: [REPLACED_HEADER, ...rows].join('\n'),
  });
  if (answer.status !== 200) throw new Error(JSON.stringify(answer));
}
