import { freePort } from '../../../dev/lib/free-port.ts';
import { startTestShop, type TestShop } from '../../../dev/test-support/test-shop.ts';
import { Crowd } from './crowd.ts';

const KILLS = 3;

let shop: TestShop;
let urls: string[];
beforeAll(async () => {
  shop = await startTestShop();
  urls = [shop.url, await shop.startBackend(await freePort())];
});
afterAll(() => shop.stop());

/** Kills one backend or both after a random number of answers, and starts what it has killed. */
async function crash(crowd: Crowd, round: number): Promise<void> {
  await crowd.untilAnswered(5 + Math.floor(Math.random() * 20));
  const victims = [urls, urls.slice(0, 1), urls.slice(1)][round % 3] ?? urls;
  await Promise.all(
    victims.map(async (url) => {
      await shop.killBackends(url);
      await shop.startBackend(Number(new URL(url).port));
    }),
  );
}

it('loses nothing that it has acknowledged when its processes are killed under load', async () => {
  const crowd = await Crowd.gather(shop);
  await crowd.buyDuring(async () => {
    for (let kills = 0; kills < KILLS; kills += 1) await crash(crowd, kills);
  });
  await crowd.expectKept();
});
