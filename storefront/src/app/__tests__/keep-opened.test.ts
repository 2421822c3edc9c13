import { forgetOpened } from '@/features/field/lib/forget-opened';
import { keepOpened } from '@/features/field/lib/keep-opened';
import { keptAnswer } from '@/features/field/lib/kept-cache';
import { fakeCaches } from '@/test/fake-caches';
import { http, HttpResponse, server, withShopServer } from '@/test/shop-server';

withShopServer();

const FIGURE = '/machines/disc-harrow/20-1?serial=H520-04117';

beforeEach(() => {
  Object.assign(window, { caches: fakeCaches().caches });
  Object.defineProperty(window.crypto, 'subtle', {
    configurable: true,
    value: { digest: () => Promise.resolve(new ArrayBuffer(32)) },
  });
  server.use(
    http.get('http://localhost/field-files.en.json', () => HttpResponse.json(['/assets/later.js'])),
    http.get('http://localhost/assets/later.js', () => HttpResponse.text('code')),
    http.get('http://localhost/machines/disc-harrow/:number', () =>
      HttpResponse.html(
        '<html><body><script id="harrow-data">{"queries":[]}</script></body></html>',
      ),
    ),
  );
});
afterEach(() => {
  Reflect.deleteProperty(window, 'caches');
  Reflect.deleteProperty(window.crypto, 'subtle');
});

it('keeps an opened figure with the code of its page, marked with its time, until the account has left', async () => {
  await keepOpened(FIGURE);
  expect(await (await keptAnswer(FIGURE))?.text()).toMatch(/^<html data-kept="\d{4}-/);
  expect(await (await keptAnswer('/assets/later.js'))?.text()).toBe('code');
  await forgetOpened();
  expect(await keptAnswer(FIGURE)).toBeUndefined();
});

it('keeps the last forty figures', async () => {
  for (let number = 1; number <= 41; number += 1) {
    await keepOpened(`/machines/disc-harrow/${number}`);
  }
  expect(await keptAnswer('/machines/disc-harrow/1')).toBeUndefined();
  expect(await keptAnswer('/machines/disc-harrow/41')).toBeDefined();
});
