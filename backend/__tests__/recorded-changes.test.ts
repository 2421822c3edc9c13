import { type AuditEntry, operations } from '@harrow/contract';
import { useSharedShop } from '@harrow/testing/shared-shop';
import { pairsOf } from '../src/engine/stock-admin/closed-calls';
import { OPEN_CHANGES } from '../src/engine/stock-admin/open-calls';
import { openDesk, paidOrder, type Desk, type Recorded } from './recorded-writes';
import { CUSTOMER_WRITES, SHOP_WRITES } from './shop-writes';
import { STOCK_ADMIN_WRITES, UNRECORDED } from './stock-admin-writes';

const STAFF = 'admin@harrow.test';

const shop = useSharedShop();
let desk: Desk;
beforeAll(async () => {
  desk = await openDesk(shop);
});

const containing = (fields: object | null | undefined): unknown => {
  if (fields === undefined) return expect.anything() as unknown;
  return fields === null ? null : (expect.objectContaining(fields) as unknown);
};

/** The entries of the history, newest first. */
const history = async (query = ''): Promise<AuditEntry[]> =>
  (await desk.call('GET', `/audit?limit=100${query}`)) as AuditEntry[];

async function expectEntry({ before, after, ...known }: Recorded, actor: string): Promise<void> {
  const entries = await history();
  const found = entries.filter(
    (entry) => entry.action === known.action && (known.subject ?? entry.subject) === entry.subject,
  );
  expect(found).toContainEqual(
    expect.objectContaining({
      actor,
      ...known,
      ...(before !== undefined && { before: containing(before) }),
      ...(after !== undefined && { after: containing(after) }),
    }),
  );
  for (const entry of found) expect(entry.before ?? entry.after).not.toBeNull();
}

describe('a change in the stock admin', () => {
  it('has an entry by every open call, but for those whose omission has a reason', () => {
    const open = OPEN_CHANGES.flatMap(({ calls }) => pairsOf(calls)).map((pair) => pair.join(' '));
    const listed = [...Object.keys(STOCK_ADMIN_WRITES), ...Object.keys(UNRECORDED)];
    expect(listed.sort()).toEqual(open.sort());
  });

  it.each(Object.entries(STOCK_ADMIN_WRITES))('by %s is in the history', async (_call, write) => {
    await expectEntry(await write(desk), STAFF);
  });

  it('of the email of an order is in the history', async () => {
    const { id: subject, customer } = await paidOrder(desk);
    await desk.press('POST', `/orders/${subject}`, { email: 'barn@farm.test' });
    const [before, after] = [{ email: customer.email }, { email: 'barn@farm.test' }];
    await expectEntry({ action: 'order.updated', subject, before, after }, STAFF);
  });

  it('of the billing address of an order is in the history as such', async () => {
    const { id: subject } = await paidOrder(desk);
    const address = { address_1: '7 Mill Lane', country_code: 'us' };
    await desk.press('POST', `/orders/${subject}`, { billing_address: address });
    const after = { billing_address_1: '7 Mill Lane' };
    await expectEntry({ action: 'order.updated', subject, after }, STAFF);
  });

  it('of the customer of an order is in the history by email', async () => {
    const [{ id: subject, customer }, other] = [await paidOrder(desk), await shop.customer()];
    await desk.press('POST', `/orders/${subject}`, { customer_id: other.id });
    const [before, after] = [{ customer: customer.email }, { customer: other.email }];
    await expectEntry({ action: 'order.updated', subject, before, after }, STAFF);
  });

  it('that makes a product is not told as changes of its options', async () => {
    const { id } = await shop.product();
    const entries = (await history()).filter(({ subject }) => subject === id);
    expect(entries.length).toBeGreaterThan(0);
    expect(JSON.stringify(entries)).not.toMatch(/"option(_value)?"/);
  });
});

describe('a change in the shop', () => {
  it('has an entry by every call of staff, but for what staff do as customers', () => {
    const writing = operations.filter(({ method }) => method !== 'get');
    const listed = [...Object.keys(SHOP_WRITES), ...Object.keys(CUSTOMER_WRITES)];
    expect(listed.sort()).toEqual(
      writing.map(({ method, path }) => `${method.toUpperCase()} ${path}`).sort(),
    );
  });

  it.each(Object.entries(SHOP_WRITES))('by %s is in the history', async (_call, write) => {
    await expectEntry(await write(desk), desk.admin.email);
  });
});
