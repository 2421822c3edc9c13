import { Crowd } from '../../../backend-plugins/orders/__tests__/crowd.ts';
import { freePort } from '../../../dev/lib/free-port.ts';
import { seed, seededRandom } from '../../../dev/test-support/seeded-random.ts';
import { startTestShop, type TestShop } from '../../../dev/test-support/test-shop.ts';

const LONGEST_MS = 400_000; // every kill is a start, and a busy machine takes long for one
const KILLS = 20;
/** One crash in so many takes every process, as a power cut would. */
const POWER_CUT = 7;

const random = seededRandom();

let shop: TestShop;
let urls: string[];
beforeAll(async () => {
  shop = await startTestShop();
  urls = [shop.url, await shop.startBackend(await freePort())];
});
afterAll(() => shop.stop());

/** Kills one process or both at a random moment, and starts what it has killed; answers how many. */
async function crash(crowd: Crowd): Promise<number> {
  await crowd.untilAnswered(1 + random(30));
  const victims = random(POWER_CUT) === 0 ? urls : urls.slice(random(urls.length)).slice(0, 1);
  await Promise.all(
    victims.map(async (url) => {
      await shop.killBackends(url);
      await shop.startBackend(Number(new URL(url).port));
    }),
  );
  return victims.length;
}

it(
  `loses nothing that it has acknowledged when processes are killed under load (TEST_SEED=${seed})`,
  async () => {
    const crowd = await Crowd.gather(shop, { available: 5000 });
    await crowd.buyDuring(async () => {
      for (let kills = 0; kills < KILLS;) kills += await crash(crowd);
    });
    await crowd.expectKept();
  },
  LONGEST_MS,
);
