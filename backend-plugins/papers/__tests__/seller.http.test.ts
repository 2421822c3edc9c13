import { shopping, until } from '@harrow/testing/shopping';
import { useTestShop } from '@harrow/testing/test-shop';
import { fetchPaper } from './fetch-paper';
import { readPdf } from './read-pdf';

/** Its day differs from that of Pago Pago at every moment, and from UTC's for most of the day. */
const TIME_ZONE = 'Pacific/Kiritimati';

const shop = useTestShop({ INVOICE_KEPT_YEARS: '3' });
beforeAll(async () => {
  const { token } = await shop.admin();
  const maker = {
    legalName: 'Harrow Werke GmbH',
    address: 'Gießereistraße 14\n26121 Oldenburg',
    country: 'DE',
    phone: '+49 441 5550140',
    email: 'rechnung@harrow.example',
    vatId: 'DE136695976',
    timeZone: TIME_ZONE,
  };
  const body = { maker, tax: { rate: 19, text: 'incl. 19 % VAT' } };
  expect((await shop.request('PATCH', '/shop', { token, body })).status).toBe(200);
});
const shopper = shopping(shop);

const dayThere = () =>
  new Intl.DateTimeFormat('en-CA', { timeZone: TIME_ZONE, dateStyle: 'short' }).format(new Date());

const invoiced = async () => {
  const ada = await shop.customer();
  const { orderId } = await shopper.paidOrder(ada, await shop.product({ price: 119 }));
  return { orderId, paper: await fetchPaper(shop, ada, `/orders/${orderId}/invoice`) };
};

const rowOf = async (orderId: string) =>
  (
    await shop.sql<{ day: string; until: string; content: object | null; pdf: Buffer | null }>(
      `SELECT issued_on::text AS day, keep_until::text AS until, content, pdf
         FROM paper WHERE order_id = $1`,
      [orderId],
    )
  )[0];

it('names the maker of the shop, the tax and the electronic invoice', async () => {
  const { pages, attachments } = readPdf((await invoiced()).paper.bytes);
  for (const part of ['Harrow Werke GmbH', '26121 Oldenburg', 'VAT 19 %, contained', '$19.00']) {
    expect(pages.join()).toContain(part);
  }
  expect(attachments.map(String).join()).toContain('<ram:ID schemeID="VA">DE136695976</ram:ID>');
});

it('is dated and kept by the day of the seller', async () => {
  const days = [dayThere()];
  const { orderId } = await invoiced();
  days.push(dayThere());
  const row = await rowOf(orderId);
  expect(days).toContain(row?.day);
  expect(row?.until).toBe(`${Number(row?.day.slice(0, 4)) + 4}-01-01`);
});

it('is never dated before the paper that precedes it', async () => {
  await invoiced();
  const [series] = await shop.sql<{ day: string }>(
    `UPDATE paper_series SET last_issued_on = make_date(year, 12, 31) RETURNING last_issued_on::text AS day`,
  );
  const { orderId } = await invoiced();
  expect((await rowOf(orderId))?.day).toBe(series?.day);
});

it('is deleted after its time by the process that runs then', async () => {
  const { orderId } = await invoiced();
  await shop.sql('UPDATE paper SET keep_until = current_date WHERE order_id = $1', [orderId]);
  await shop.stopBackends();
  await shop.startBackend();
  const row = await until(
    () => rowOf(orderId),
    (paper) => paper?.content === null,
  );
  expect(row).toMatchObject({ content: null, pdf: null });
});

it('is written once the shop names its maker', async () => {
  const { token } = await shop.admin();
  const change = (body: object) => shop.request('PATCH', '/shop', { token, body });
  await change({ maker: { legalName: '', vatId: '' } });
  const ada = await shop.customer();
  const { orderId } = await shopper.paidOrder(ada, await shop.product());
  const invoice = `/orders/${orderId}/invoice`;
  expect(await shop.request('GET', invoice, { token: ada.token })).toMatchObject({
    status: 409,
    body: { code: 'no_seller' },
  });
  await change({ maker: { legalName: 'Brandt Landtechnik GmbH' } });
  const { pages } = readPdf((await fetchPaper(shop, ada, invoice)).bytes);
  expect(pages.join()).toContain('Brandt Landtechnik GmbH');
});
