import { randomInt } from 'node:crypto';
import { z } from 'zod';
import type { Desk, Write } from './recorded-writes';

const shown = z.object({ handle: z.string() });
const inserted = z.object({ insertedId: z.string() });
const imported = z.object({ _id: z.string() });

const SETTINGS = { serials: null, options: [{ code: 'R', name: 'V-ring roller' }] };

const newMachine = async ({ shop, call }: Desk) => {
  const { id, name } = await shop.product();
  const { handle } = shown.parse(await call('GET', `/services/${id}`));
  await call('PUT', `/machines/${handle}`, SETTINGS);
  return { id, name, handle };
};

const importTable = async ({ shop, admin }: Desk, path: string, ...rows: string[]) => {
  const headers = { 'content-type': 'text/csv' };
  const body = rows.join('\n');
  return (await shop.request('POST', path, { token: admin.token, headers, body })).body;
};

const newBook = async (desk: Desk) => {
  const { handle } = await newMachine(desk);
  const code = `PB-${randomInt(1e9)}`;
  const path = `/parts-books/import?machine=${handle}&code=${code}`;
  const part = `P-${randomInt(1e9)}`;
  const read = () =>
    importTable(
      desk,
      path,
      'assembly,figure,title,item,part,name',
      `Arms,20-1,Arm,1,${part},Arm`,
      `Arms,20-1,Arm,2,${part}-2,Bolt`,
    );
  return { id: imported.parse(await read())._id, name: `${code}, revision 1`, part, read };
};

/** Sells a machine and records its serial number. */
const sellMachine = async (desk: Desk) => {
  const scheme = {
    name: `s${randomInt(1e9)}`,
    pattern: '^(?<n>[0-9]{9})$',
    family: [],
    sequence: ['n'],
  };
  const product = await desk.shop.product();
  const { handle } = shown.parse(await desk.call('GET', `/services/${product.id}`));
  const serials = { scheme, place: 'On the frame', built: [] };
  await desk.call('PUT', `/machines/${handle}`, { serials, options: [] });
  const { orderId } = await desk.shopper.paidOrder(await desk.shop.customer(), product);
  const serial = String(randomInt(1e8, 1e9));
  const added = await desk.call('POST', `/orders/${orderId}/machines`, {
    productId: product.id,
    serial,
  });
  return { orderId, serial, sentId: inserted.parse(added).insertedId };
};

/** A change by staff with every call of the parts book. */
export const PARTS_WRITES: Readonly<Record<string, Write>> = {
  'PUT /machines/{handle}': async (desk) => {
    const { id: subject, name, handle } = await newMachine(desk);
    const options = [{ code: 'R', name: 'Tube roller' }];
    await desk.call('PUT', `/machines/${handle}`, { serials: null, options });
    return { action: 'machine.updated', subject, name, after: { name: 'Tube roller' } };
  },
  'DELETE /machines/{handle}': async (desk) => {
    const { id: subject, name, handle } = await newMachine(desk);
    await desk.call('DELETE', `/machines/${handle}`);
    return { action: 'machine.deleted', subject, name, after: null };
  },
  'POST /orders/{id}/machines': async (desk) => {
    const { orderId: subject, serial } = await sellMachine(desk);
    return { action: 'order.updated', subject, before: null, after: { serial } };
  },
  'DELETE /orders/{id}/machines/{machineId}': async (desk) => {
    const { orderId: subject, serial, sentId } = await sellMachine(desk);
    await desk.call('DELETE', `/orders/${subject}/machines/${sentId}`);
    return { action: 'order.updated', subject, before: { serial }, after: null };
  },
  'POST /parts-books/import': async (desk) => {
    const { id: subject, name, read } = await newBook(desk);
    await read();
    const after = { imported_at: expect.any(String) as unknown };
    return { action: 'parts_book.updated', subject, name, after };
  },
  'PUT /parts-books/{id}/figures/{number}': async (desk) => {
    const { id: subject, name } = await newBook(desk);
    const drawing = { url: '/pictures/arm.svg', width: 400, height: 300 };
    const body = { drawing, callouts: [{ item: '1', x: 10, y: 20 }] };
    await desk.call('PUT', `/parts-books/${subject}/figures/20-1`, body);
    const after = { drawing: drawing.url, figure: '20-1' };
    return { action: 'parts_book.updated', subject, name, after };
  },
  'POST /parts-books/{id}/callouts/import': async (desk) => {
    const { id: subject, name } = await newBook(desk);
    await importTable(
      desk,
      `/parts-books/${subject}/callouts/import`,
      'figure,item,x,y',
      '20-1,1,10,20',
    );
    const after = { placed_at: expect.any(String) as unknown, figure: '20-1' };
    return { action: 'parts_book.updated', subject, name, after };
  },
  'POST /parts-books/{id}/publish': async (desk) => {
    const { id: subject, name } = await newBook(desk);
    await desk.call('POST', `/parts-books/${subject}/publish`);
    const states = { before: { state: 'draft' }, after: { state: 'published' } };
    return { action: 'parts_book.updated', subject, name, ...states };
  },
  'DELETE /parts-books/{id}/publish': async (desk) => {
    const { id: subject, name } = await newBook(desk);
    await desk.call('POST', `/parts-books/${subject}/publish`);
    await desk.call('DELETE', `/parts-books/${subject}/publish`);
    const states = { before: { state: 'published' }, after: { state: 'retired' } };
    return { action: 'parts_book.updated', subject, name, ...states };
  },
  'DELETE /parts-books/{id}': async (desk) => {
    const { id: subject, name } = await newBook(desk);
    await desk.call('DELETE', `/parts-books/${subject}`);
    return { action: 'parts_book.deleted', subject, name, after: null };
  },
  'POST /parts/replaced/import': async (desk) => {
    const { part } = await newBook(desk);
    const row = `${part},${part}-2,3`;
    await importTable(desk, '/parts/replaced/import', 'old,new,quantity', row);
    const [subject, next] = [part, `${part}-2`].map((number) => number.replaceAll('-', ''));
    const after = { new_part: next, quantity: 3 };
    return { action: 'replaced_part.created', subject, before: null, after };
  },
};
