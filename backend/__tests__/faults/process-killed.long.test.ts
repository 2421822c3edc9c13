import { Crowd } from '@harrow/testing/crowd';
import { freePort } from '@harrow/processes/free-port';
import { stoppedAfterwards } from '@harrow/processes/stop-all';
import { expectMails } from '@harrow/testing/expect-mails';
import { repeats } from '@harrow/testing/long-tests';
import { MailServer, type Behavior } from '@harrow/testing/mail-server';
import { seed, seededRandom } from '@harrow/testing/seeded-random';
import { useTestShop } from '@harrow/testing/test-shop';

/** The payments between the first kill and the end, at least: TEST_PAYMENTS=5000 TEST_EFFORT=2.5 is the whole proof. */
const PAYMENTS = Number(process.env.TEST_PAYMENTS ?? 0);
const KILLS = repeats(8);
/** Every kill needs a restart, which is slow on a busy machine. */
const TEST_TIMEOUT_MS = 60_000 * KILLS + 2000 * PAYMENTS;
const MAILS_TIMEOUT_MS = 120_000 + 500 * PAYMENTS;
const BUYERS = 6 + Math.ceil(PAYMENTS / 500);
/** One crash in this many kills every process, like a power failure. */
const POWER_FAILURE = 7;
/** During one crash in this many, the mail server is away too. */
const MAILS_AWAY = 4;

/** Of 100 mails, five meet each of them, and the others are accepted. */
const FAULTS = ['slow', 'refuse-4xx', 'refuse-5xx', 'cut-after-data'] as const;
const FAULT_PERCENT = 5;

const random = seededRandom();
const ofMail = seededRandom(seed + 1);

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

const misbehave = (): Behavior => FAULTS[Math.floor(ofMail(100) / FAULT_PERCENT)] ?? 'accept';

/** Kills one process or all at a random moment, and restarts them; returns how many. */
async function crash(crowd: Crowd): Promise<number> {
  await crowd.untilAnswered(1 + random(30));
  const victims = random(POWER_FAILURE) === 0 ? urls : urls.slice(random(urls.length)).slice(0, 1);
  await Promise.all(
    victims.map(async (url) => {
      await shop.killBackends(url);
      await shop.startBackend(Number(new URL(url).port));
    }),
  );
  return victims.length;
}

/** Crashes as often as there are kills, spread over the payments; returns the number of killed processes. */
async function crashes(crowd: Crowd): Promise<number> {
  let kills = 0;
  while (kills < KILLS) {
    await crowd.untilPaid(Math.floor((PAYMENTS * kills) / KILLS));
    const isMailAway = random(MAILS_AWAY) === 0;
    if (isMailAway) await mails.stop();
    kills += await crash(crowd);
    if (isMailAway) await mails.start();
  }
  await crowd.untilPaid(PAYMENTS);
  return kills;
}

it(
  `keeps everything acknowledged, and sends each mail, when processes are killed under load (TEST_SEED=${seed})`,
  async () => {
    const crowd = await Crowd.gather(shop, { size: BUYERS, available: 5000 + 8 * PAYMENTS });
    let kills = 0;
    mails.behave = misbehave;
    await crowd.buyDuring(async () => {
      kills = await crashes(crowd);
    });
    mails.behave = () => 'accept';
    await crowd.expectKept();
    kills += urls.length; // when the crowd lets the delays pass
    await expectMails(shop, mails, { kills, timeoutMs: MAILS_TIMEOUT_MS });
  },
  TEST_TIMEOUT_MS,
);
