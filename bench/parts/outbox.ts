import { type Flood, flood, poster } from '@harrow/testing/flood';
import { MailServer } from '@harrow/testing/mail-server';
import type { TestShop } from '@harrow/testing/test-shop';
import { BUYERS, buyersOf, checkBooks, goodsOf, inTurn, orderAt } from '../buyers.ts';
import type { Part } from '../part.ts';
import { alternateRates } from '../rounds.ts';
import { startShop, startShopWithout } from '../services.ts';

const PRODUCTS = 100;

/** A difference of 3 % is less than that of two measurements of the same shop, so it takes many pairs. */
const PAIRS_PER_ROUND = 4;

const SILENT = 'shop whose outbox writes nothing';

/** Ends what is due, so that the next measurement begins without it; returns how many messages that were. */
const END_DUE = `
  WITH ended AS (UPDATE outbox SET state = 'done', done_at = now() WHERE state = 'due' RETURNING id)
  SELECT count(*)::int AS due FROM ended`;

async function endDue(shop: TestShop): Promise<number> {
  const [row] = await shop.sql<{ due: number }>(END_DUE);
  return row?.due ?? 0;
}

/** Lets people buy at a shop for some seconds; `measured` has each result. */
async function measureAt(shop: TestShop, seconds: number) {
  const [goods, buyers] = [inTurn(await goodsOf(shop)), inTurn(await buyersOf(shop))];
  const post = poster(BUYERS);
  const measured: Flood[] = [];
  const measure = async () => {
    const buy = () => post(orderAt(shop.url, buyers(), goods()));
    const result = await flood({ buyers: BUYERS, seconds }, buy);
    measured.push(result);
    return result;
  };
  return { measure, measured };
}

const placedIn = (measured: Flood[]) => measured.map(({ placed }) => placed);

/**
 * Measures the orders per second of a shop that sends its mails, and of the same shop without the triggers that write
 * to the outbox, in turn, and the messages that were left when the orders ended.
 */
export const outbox: Part = async ({ rounds, seconds }) => {
  const mails = new MailServer();
  await mails.start();
  const settings = { SMTP_URL: mails.url, MAIL_FROM: 'orders@harrow.test' };
  const shop = await startShop(PRODUCTS, settings);
  const silent = await startShopWithout('announce\\_%', PRODUCTS, settings);
  try {
    const [sending, still] = [await measureAt(shop, seconds), await measureAt(silent, seconds)];
    const left: number[] = [];
    const measure = async () => {
      const result = await sending.measure();
      left.push(await endDue(shop));
      return result;
    };
    for (const warmUp of [measure, still.measure]) await warmUp();
    for (const each of [shop, silent]) await each.sql('ANALYZE');
    const rates = await alternateRates(rounds * PAIRS_PER_ROUND, {
      shop: measure,
      [SILENT]: still.measure,
    });
    for (const [each, { measured }] of [
      [shop, sending],
      [silent, still],
    ] as const) {
      await checkBooks(
        each,
        placedIn(measured).reduce((sum, placed) => sum + placed, 0),
      );
    }
    const part = 'outbox';
    const places = `spread over ${PRODUCTS} products, ${BUYERS} buyers`;
    return [
      {
        ...{ part, title: `${places}, the mails sent one at a time`, unit: 'orders/s', ...rates },
        goals: [{ of: 'shop', against: SILENT, atLeast: 0.97 }],
      },
      {
        ...{ part, title: 'messages left when the orders of a measurement end', unit: 'messages' },
        samples: { 'orders placed': placedIn(sending.measured).slice(1), left: left.slice(1) },
        goals: [],
      },
    ];
  } finally {
    await Promise.all([shop.stop(), silent.stop()]);
    await mails.stop();
  }
};
