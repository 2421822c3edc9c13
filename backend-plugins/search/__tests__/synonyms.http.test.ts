import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startTestShop, type TestShop } from '@harrow/testing/test-shop';
import { find } from './search-shop';

const file = path.join(mkdtempSync(path.join(tmpdir(), 'synonyms-')), 'synonyms.txt');
let shop: TestShop;
beforeAll(async () => {
  writeFileSync(file, '# of this shop\nwhirligig, power harrow\n');
  shop = await startTestShop({ SEARCH_SYNONYMS_FILE: file });
});
afterAll(() => shop.stop());

const first = async (q: string) => (await find(shop, { q })).data[0]?.handle;

it('knows the synonyms of a file of the shop beside its own', async () => {
  expect(await first('whirligig')).toBe('power-harrow');
  expect(await first('whirligg')).toBe('power-harrow');
  expect(await first('chaser bin')).toBe('grain-cart');
});

it('reads the file again at the next start', async () => {
  await shop.stopBackends();
  writeFileSync(file, 'thingamabob => seed drill\n');
  await shop.startBackend();
  expect(await first('thingamabob')).toBe('seed-drill');
  expect(await first('whirligig')).toBeUndefined();
});
