import { type Flood, flood, poster } from '@harrow/testing/flood';
import { MailServer } from '@harrow/testing/mail-server';
import type { TestShop } from '@harrow/testing/test-shop';
import { BUYERS, buyersOf, checkBooks, goodsOf, inTurn, orderAt } from '../buyers.ts';
import type { Part } from '../part.ts';
import { alternateRates } from '../rounds.ts';
import { startShop } from '../services.ts';

const PRODUCTS = 100;

/** A difference of 3 % is less than that of two measurements in sequence, so it takes many pairs. */
const PAIRS_PER_ROUND = 8;

/** After a change of the triggers each connection plans the statement again. */
const PLANNING_SECONDS = 0.5;

const SILENT = 'shop whose outbox writes nothing';

/** Ends what is due, so that the next measurement begins without it; returns how many messages that were. */
const END_DUE = `
  WITH ended AS (UPDATE outbox SET state = 'done', done_at = now() WHERE state = 'due' RETURNING id)
  SELECT count(*)::int AS due FROM ended`;

async function endDue(shop: TestShop): Promise<number> {
  const [row] = await shop.sql<{ due: number }>(END_DUE);
  return row?.due ?? 0;
}

/**
 * Measures the orders per second of a shop that sends its mails, and of the same shop with the triggers that write
 * to the outbox disabled, in turn, and the messages that were left when the orders ended. Two shops of the same
 * kind differ by more than what is measured.
 */
export const outbox: Part = async ({ rounds, seconds }) => {
  const mails = new MailServer();
  await mails.start();
  const shop = await startShop(PRODUCTS, { SMTP_URL: mails.url, MAIL_FROM: 'orders@harrow.test' });
  try {
    const [goods, buyers] = [inTurn(await goodsOf(shop)), inTurn(await buyersOf(shop))];
    const post = poster(BUYERS);
    const buy = () => post(orderAt(shop.url, buyers(), goods()));
    let placed = 0;
    const sell = async (duration: number): Promise<Flood> => {
      const result = await flood({ buyers: BUYERS, seconds: duration }, buy);
      placed += result.placed;
      return result;
    };
    const placedIn: number[] = [];
    const left: number[] = [];
    const measure = (mode: 'ENABLE' | 'DISABLE') => async () => {
      await shop.sql(`ALTER TABLE storefront_order ${mode} TRIGGER announce_placed`);
      await sell(PLANNING_SECONDS);
      await endDue(shop);
      const result = await sell(seconds);
      const due = await endDue(shop);
      if (mode === 'DISABLE' && due > 0) throw new Error('The disabled trigger has written.');
      if (mode === 'ENABLE') {
        placedIn.push(result.placed);
        left.push(due);
      }
      return result;
    };
    await sell(seconds);
    await shop.sql('ANALYZE');
    const rates = await alternateRates(rounds * PAIRS_PER_ROUND, {
      shop: measure('ENABLE'),
      [SILENT]: measure('DISABLE'),
    });
    await checkBooks(shop, placed);
    const part = 'outbox';
    const places = `spread over ${PRODUCTS} products, ${BUYERS} buyers`;
    return [
      {
        ...{ part, title: `${places}, the mails sent one at a time`, unit: 'orders/s', ...rates },
        goals: [{ of: 'shop', against: SILENT, atLeast: 0.97 }],
      },
      {
        ...{ part, title: 'messages left when the orders of a measurement end', unit: 'messages' },
        samples: { 'orders placed': placedIn, left },
        goals: [],
      },
    ];
  } finally {
    await shop.stop();
    await mails.stop();
  }
};
