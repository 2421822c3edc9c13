import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { temporaryFolder } from '@harrow/processes/temporary-folder';
import { useTestShop } from '@harrow/testing/test-shop';
import { find } from './search-shop';

const file = path.join(temporaryFolder(), 'synonyms.txt');
writeFileSync(file, '# of this shop\nwhirligig, power harrow\n');
const shop = useTestShop({ SEARCH_SYNONYMS_FILE: file });

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
