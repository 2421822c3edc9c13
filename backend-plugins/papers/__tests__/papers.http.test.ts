import { freePort } from '@harrow/processes/free-port';
import { atOnce, shopping, until } from '@harrow/testing/shopping';
import { type Person, useTestShop } from '@harrow/testing/test-shop';
import type { ListedPaper } from '@harrow/contract';
import { fetchPaper } from './fetch-paper';
import { readPdf } from './read-pdf';

const shop = useTestShop();
const shopper = shopping(shop);
let ada: Person;
let admin: Person;
beforeAll(async () => {
  [ada, admin] = await Promise.all([shop.customer(), shop.admin()]);
  await shop.startBackend(await freePort());
});

const invoice = (person: Person, orderId: string) =>
  fetchPaper(shop, person, `/orders/${orderId}/invoice`);
const creditNote = (person: Person, orderId: string, query = '') =>
  fetchPaper(shop, person, `/orders/${orderId}/credit-note${query}`);
const list = async (person: Person, orderId: string) =>
  (await shop.request('GET', `/orders/${orderId}/papers`, { token: person.token }))
    .body as ListedPaper[];
const refund = (orderId: string, amount?: number) =>
  shop.request('POST', `/orders/${orderId}/refund`, {
    token: admin.token,
    body: { amount },
    headers: { 'idempotency-key': `${orderId}-${amount ?? 'all'}` },
  });

/** The numbers of a kind, in the order of their causes. */
const numbers = (kind: string) =>
  shop.sql<{ number: number }>('SELECT number FROM paper WHERE kind = $1 ORDER BY id', [kind]);

const paid = async (quantity = 1) =>
  (await shopper.paidOrder(ada, await shop.product({ price: 12.5 }), quantity)).orderId;

describe('the invoice of a paid order', () => {
  it('is a PDF with a number, and has the same bytes in each process and each time', async () => {
    const orderId = await paid(2);
    const first = await invoice(ada, orderId);
    expect(first).toMatchObject({ status: 200, type: 'application/pdf' });
    expect(first.disposition).toMatch(/^inline; filename="20\d\d-\d{6}\.pdf"$/);
    const [paper] = await list(ada, orderId);
    expect(paper).toMatchObject({ kind: 'invoice', amount: 25, currency: 'usd' });
    expect(first.disposition).toBe(`inline; filename="${paper?.number ?? ''}.pdf"`);
    const text = readPdf(first.bytes).pages.join();
    expect(text).toContain(`Invoice ${paper?.number ?? ''}`);
    expect(text).toContain('$25.00');
    for (const person of [admin, ada, admin, ada]) {
      expect((await invoice(person, orderId)).bytes.equals(first.bytes)).toBe(true);
    }
  });

  it('is German for a German order, as its credit note is', async () => {
    const product = await shop.product({ price: 1250 });
    await shop.sql(
      `UPDATE product SET metadata = coalesce(metadata, '{}') || '{"name_de": "Kreiselegge"}' WHERE id = $1`,
      [product.id],
    );
    const { orderId } = await shopper.paidOrder(ada, product, 1, 'de');
    const text = readPdf((await invoice(ada, orderId)).bytes).pages.join();
    expect(text).toMatch(/Rechnung \d{4}-\d{6}/);
    expect(text).toMatch(/1\.250,00\s\$/);
    expect(text).toContain('Kreiselegge');
    expect(text).toMatch(/\d\d\.\d\d\.\d{4}/);
    await refund(orderId, 250);
    const note = readPdf((await creditNote(ada, orderId)).bytes).pages.join();
    expect(note).toMatch(/Gutschrift C\d{4}-\d{6}/);
    expect(note).toContain('Teilerstattung der Rechnung');
  });

  it('is drawn by the worker, before anybody asks for it', async () => {
    const orderId = await paid();
    const drawn = await until(
      () => shop.sql('SELECT FROM paper WHERE order_id = $1 AND pdf IS NOT NULL', [orderId]),
      ({ length }) => length === 1,
    );
    expect(drawn).toHaveLength(1);
  });

  it('has every line with its part number, and the PO number', async () => {
    const [plow, share] = [await shop.product({ price: 10 }), await shop.product({ price: 2.5 })];
    const number = `SHARE-${Date.now()}`;
    await shop.sql('UPDATE product_variant SET sku = $2 WHERE id = $1', [share.variantId, number]);
    const lines = [
      { product: plow, quantity: 1 },
      { product: share, quantity: 3 },
    ];
    const orderId = await shopper.orderLines(ada, lines, { poNumber: 'PO-4711' });
    const intent = await shopper.intent(ada, 17.5, orderId);
    await shopper.payCard(intent);
    await shopper.confirm(ada, orderId, intent.id);
    const text = readPdf((await invoice(ada, orderId)).bytes)
      .pages.join()
      .replaceAll('\n', '');
    for (const part of ['PO-4711', number, '$2.50', '$7.50', '$17.50', intent.id]) {
      expect(text).toContain(part);
    }
  });

  it('keeps what it says when product, customer and address change', async () => {
    const product = await shop.product();
    const { orderId } = await shopper.paidOrder(ada, product);
    const before = (await invoice(ada, orderId)).bytes;
    await shop.sql(`UPDATE line_item SET title = 'Renamed' WHERE order_id = $1`, [orderId]);
    await shop.sql(
      `UPDATE address SET address_1 = 'Moved' WHERE id IN
      (SELECT shipping_address_id FROM "order" WHERE id = $1)`,
      [orderId],
    );
    await shop.sql('UPDATE paper SET pdf = NULL WHERE order_id = $1', [orderId]);
    expect((await invoice(ada, orderId)).bytes.equals(before)).toBe(true);
  });

  it('is 409 before the payment, also of a canceled order', async () => {
    const orderId = await shopper.order(ada, await shop.product());
    const refusal = { status: 409, body: { code: 'order_unpaid' } };
    const ask = () => shop.request('GET', `/orders/${orderId}/invoice`, { token: ada.token });
    expect(await ask()).toMatchObject(refusal);
    await shopper.cancel(ada, orderId);
    expect(await ask()).toMatchObject(refusal);
    expect(await list(ada, orderId)).toEqual([]);
  });
});

describe('a credit note', () => {
  it('is 409 without a refund, and one for each refund', async () => {
    const orderId = await paid(2);
    expect((await creditNote(ada, orderId)).status).toBe(409);
    await refund(orderId, 5);
    await refund(orderId);
    const papers = await list(ada, orderId);
    expect(papers).toMatchObject([
      { kind: 'invoice', amount: 25 },
      { kind: 'credit-note', amount: 5 },
      { kind: 'credit-note', amount: 20 },
    ]);
    const [invoiced, first, last] = papers.map(({ number }) => number);
    const answer = await creditNote(ada, orderId);
    expect(answer.disposition).toBe(`inline; filename="${last ?? ''}.pdf"`);
    const chosen = await creditNote(admin, orderId, `?number=${first ?? ''}`);
    expect(chosen.disposition).toBe(`inline; filename="${first ?? ''}.pdf"`);
    const text = readPdf(chosen.bytes).pages.join('\n');
    expect(text).toContain(`Partial refund of invoice ${invoiced ?? ''}`);
    expect(text).toContain('$5.00');
  });

  it('has the lines of the invoice where all of it is refunded', async () => {
    const product = await shop.product();
    const { orderId } = await shopper.paidOrder(ada, product, 2);
    await refund(orderId);
    const text = readPdf((await creditNote(ada, orderId)).bytes).pages.join('\n');
    expect(text).toContain(product.name.slice(-36));
    expect(text).not.toContain('Partial');
  });

  it('is not found by the number of another', async () => {
    const orders = [await paid(), await paid()] as const;
    for (const orderId of orders) await refund(orderId);
    const [, other] = await list(ada, orders[1]);
    const numbersOfOthers = [other?.number ?? '', 'C1999-000001', '%'];
    for (const number of numbersOfOthers.map(encodeURIComponent)) {
      expect((await creditNote(ada, orders[0], `?number=${number}`)).status).toBe(404);
    }
  });

  it('credits a refund that is made in place of one that the bank returned', async () => {
    const { orderId, intentId } = await shopper.paidOrder(ada, await shop.product());
    await refund(orderId);
    await until(
      () => list(ada, orderId),
      ({ length }) => length === 2,
    );
    const [made] = await shopper.refundsAtProvider(intentId);
    await shopper.failRefundAtProvider(made?.id ?? '');
    const records = () => shop.sql('SELECT FROM refund WHERE order_id = $1', [orderId]);
    await until(records, ({ length }) => length === 0);
    expect(await refund(orderId, 12.5)).toMatchObject({ status: 200 });
    expect(await records()).toHaveLength(1);
    expect(await list(ada, orderId)).toMatchObject([{ amount: 12.5 }, { amount: 12.5 }]);
  });
});

describe('numbers', () => {
  it('have no gap and no double when two processes are asked at once', async () => {
    const orders = await atOnce(6, () => paid());
    await Promise.all(
      orders.flatMap((id) => [invoice(ada, id), invoice(admin, id), list(ada, id)]),
    );
    const given = (await numbers('invoice')).map(({ number }) => number);
    expect(given).toEqual(given.map((_, index) => index + 1));
    const [{ count } = { count: 0 }] = await shop.sql<{ count: number }>(
      'SELECT count(*)::int AS count FROM storefront_order WHERE paid_at IS NOT NULL',
    );
    expect(given).toHaveLength(count);
  });

  it('are in the order of payments that were made one after another', async () => {
    const orders: string[] = [];
    while (orders.length < 5) orders.push(await paid());
    const rows = await until(
      () =>
        shop.sql<{ order_id: string }>(
          `SELECT order_id FROM paper WHERE kind = 'invoice' AND order_id = ANY ($1) ORDER BY number`,
          [orders],
        ),
      ({ length }) => length === orders.length,
    );
    expect(rows.map(({ order_id }) => order_id)).toEqual(orders);
  });
});

describe('papers of an order', () => {
  const paths = ['invoice', 'credit-note', 'papers'];

  it.each(paths)('are 401 without a token and 404 for another customer (%s)', async (path) => {
    const orderId = await paid();
    await refund(orderId);
    const other = await shop.customer();
    const at = `/orders/${orderId}/${path}`;
    expect((await shop.request('GET', at)).status).toBe(401);
    expect((await shop.request('GET', at, { token: other.token })).status).toBe(404);
    expect((await shop.request('GET', at, { token: ada.token })).status).toBe(200);
    expect((await shop.request('GET', at, { token: admin.token })).status).toBe(200);
  });

  it.each(paths)('are 404 for an order that does not exist (%s)', async (path) => {
    const at = `/orders/order_none/${path}`;
    expect((await shop.request('GET', at, { token: ada.token })).status).toBe(404);
  });

  it('refuse a number that is none', async () => {
    const at = `/orders/${await paid()}/credit-note?number=${'9'.repeat(200)}`;
    expect((await shop.request('GET', at, { token: ada.token })).status).toBe(422);
  });

  it('are issued for orders of a former version when they are asked for', async () => {
    const orderId = await paid();
    await refund(orderId, 1);
    await until(
      () => shop.sql(`SELECT FROM outbox WHERE kind = 'invoice' AND state = 'due'`),
      ({ length }) => length === 0,
    );
    await shop.sql('DELETE FROM paper WHERE order_id = $1', [orderId]);
    expect(await list(ada, orderId)).toMatchObject([{ amount: 12.5 }, { amount: 1 }]);
  });

  it('are gone after their time, but not their numbers', async () => {
    const orderId = await paid();
    await invoice(ada, orderId);
    await shop.sql(
      'UPDATE paper SET keep_until = current_date, content = NULL, pdf = NULL WHERE order_id = $1',
      [orderId],
    );
    const at = `/orders/${orderId}/invoice`;
    const answer = await shop.request('GET', at, { token: ada.token });
    expect(answer).toMatchObject({ status: 404, body: { code: 'not_kept' } });
    expect(await list(ada, orderId)).toHaveLength(1);
  });
});
