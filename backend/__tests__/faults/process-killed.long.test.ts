import { Crowd } from '@harrow/testing/crowd';
import { freePort } from '@harrow/processes/free-port';
import { repeats } from '@harrow/testing/long-tests';
import { seed, seededRandom } from '@harrow/testing/seeded-random';
import { useTestShop } from '@harrow/testing/test-shop';

const KILLS = repeats(8);
const TEST_TIMEOUT_MS = 60_000 * KILLS; // every kill needs a restart, which is slow on a busy machine
/** One crash in this many kills every process, like a power failure. */
const POWER_FAILURE = 7;

const random = seededRandom();

const shop = useTestShop();
let urls: string[];
beforeAll(async () => {
  urls = [shop.url, await shop.startBackend(await freePort())];
});

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

it(
  `keeps everything acknowledged when processes are killed under load (TEST_SEED=${seed})`,
  async () => {
    const crowd = await Crowd.gather(shop, { available: 5000 });
    await crowd.buyDuring(async () => {
      for (let kills = 0; kills < KILLS;) kills += await crash(crowd);
    });
    await crowd.expectKept();
  },
  TEST_TIMEOUT_MS,
);
