import { Crowd } from '@harrow/testing/crowd';
import { freePort } from '@harrow/processes/free-port';
import { stoppedAfterwards } from '@harrow/processes/stop-all';
import { MailServer, type Behavior } from '@harrow/testing/mail-server';
import { seed, seededRandom } from '@harrow/testing/seeded-random';
import { until } from '@harrow/testing/shopping';
import { useTestShop } from '@harrow/testing/test-shop';

/** The acknowledged payments at least; set higher for a longer proof. */
const PAYMENTS = Number(process.env.TEST_PAYMENTS ?? 0);
/** Every kill needs a restart, which is slow on a busy machine. */
const TEST_TIMEOUT_MS = 400_000 + PAYMENTS * 1000;
const MAILS_TIMEOUT_MS = 120_000 + PAYMENTS * 200;
const KILLS = 20;
/** One crash in this many kills every process, like a power failure. */
const POWER_FAILURE = 7;
/** Most mails are accepted. */
const BEHAVIORS: readonly Behavior[] = ['slow', 'refuse-4xx', 'cut-after-data'];
const ACCEPTED_IN_TEN = 7;

const random = seededRandom();
const ofServer = seededRandom(seed + 1);

const stopped = stoppedAfterwards();
const mails = new MailServer();
const shop = useTestShop(async () => {
  await mails.start();
  stopped(mails);
  return { SMTP_URL: mails.url, MAIL_FROM: 'Harrow <orders@harrow.test>' };
});
let urls: string[];
beforeAll(async () => {
  urls = [shop.url, await shop.startBackend(await freePort())];
});

/** Kills one process or all at a random moment, and restarts them; returns how many. */
async function crash(crowd: Crowd): Promise<number> {
  await crowd.untilAnswered(1 + random(30) + Math.floor((PAYMENTS * 3) / KILLS));
  const victims = random(POWER_FAILURE) === 0 ? urls : urls.slice(random(urls.length)).slice(0, 1);
  await Promise.all(
    victims.map(async (url) => {
      await shop.killBackends(url);
      await shop.startBackend(Number(new URL(url).port));
    }),
  );
  return victims.length;
}

const compare = (a = '', b = ''): number => a.localeCompare(b);

type SentMail = { orderId: string; state: string; messageId: string | null };

/** Ends the waits of all mails until each is sent or dropped, and returns them in the order of their causes. */
async function untilSent(): Promise<SentMail[]> {
  return await until(
    async () => {
      await shop.sql(
        `UPDATE outbox SET next_attempt_at = now(), last_error = NULL
          WHERE kind = 'mail' AND state = 'due' AND last_error IS NOT NULL`,
      );
      return await shop.sql<SentMail>(
        `SELECT order_id AS "orderId", state, result ->> 'messageId' AS "messageId"
           FROM outbox WHERE kind = 'mail' ORDER BY id`,
      );
    },
    (sent) => sent.every(({ state }) => state !== 'due'),
    MAILS_TIMEOUT_MS,
  );
}

/** Checks that each mail arrived, in the order of its causes, and only as often as a cut or a kill explains. */
async function expectMails({ cuts, kills }: { cuts: number; kills: number }): Promise<void> {
  const sent = await untilSent();
  const arrived = [...new Set(mails.taken.map(({ messageId }) => messageId))];
  const expected = sent.flatMap(({ messageId }) => messageId ?? []);
  expect(sent.filter(({ state }) => state === 'failed')).toEqual([]);
  const orderOf = new Map(sent.map(({ messageId, orderId }) => [messageId, orderId]));
  const byOrder = (ids: string[]) =>
    ids.toSorted((a, b) => compare(orderOf.get(a), orderOf.get(b)));
  expect(byOrder(arrived)).toEqual(byOrder(expected)); // a stable sort keeps the order of an order's mails
  expect(mails.taken.length - arrived.length).toBeLessThanOrEqual(cuts + kills);
}

it(
  `keeps everything acknowledged when processes are killed under load (TEST_SEED=${seed})`,
  async () => {
    const crowd = await Crowd.gather(shop, { available: 5000 + 8 * PAYMENTS });
    let [cuts, kills] = [0, 0];
    mails.behave = () => {
      const behavior = ofServer(10) < ACCEPTED_IN_TEN ? 'accept' : BEHAVIORS[ofServer(3)];
      cuts += Number(behavior === 'cut-after-data');
      return behavior ?? 'accept';
    };
    await crowd.buyDuring(async () => {
      while (kills < KILLS) kills += await crash(crowd);
      await crowd.untilPaid(PAYMENTS);
    });
    mails.behave = () => 'accept';
    await crowd.expectKept();
    await expectMails({ cuts, kills });
  },
  TEST_TIMEOUT_MS,
);
