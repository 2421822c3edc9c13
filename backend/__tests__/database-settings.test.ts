import { z } from 'zod';
import { expectInvariants } from '@harrow/testing/invariants';
import { atOnce, countStatuses, shopping } from '@harrow/testing/shopping';
import { besideDatabase } from '@harrow/testing/template-database';
import { startTestShop } from '@harrow/testing/test-shop';

const AN_HOUR_MS = 3_600_000;
const SETTINGS = [
  `DateStyle TO 'SQL, DMY'`,
  `TimeZone TO 'Pacific/Chatham'`,
  `default_transaction_isolation TO 'serializable'`,
];

it('works on a database with other default settings', async () => {
  const shop = await startTestShop(async (databaseUrl) => {
    const name = new URL(databaseUrl).pathname.slice(1);
    for (const setting of SETTINGS) {
      await besideDatabase(databaseUrl, `ALTER DATABASE ${name} SET ${setting}`);
    }
    return {};
  });
  const shopper = shopping(shop);
  const [ada, product] = [await shop.customer(), await shop.product({ available: 12 })];
  const placed = await atOnce(20, () => shopper.place(ada, product));
  expect(countStatuses(placed)).toEqual({ 201: 12, 409: 8 });
  const paid = await shopper.paidOrder(ada, await shop.product());
  const { body } = await shop.request('GET', `/orders/${paid.orderId}`, { token: ada.token });
  const { createdAt } = z
    .object({ paid: z.literal(true), createdAt: z.iso.datetime() })
    .parse(body);
  expect(Math.abs(Date.now() - Date.parse(createdAt))).toBeLessThan(AN_HOUR_MS);
  await expectInvariants(shop);
  await shop.stop();
});
