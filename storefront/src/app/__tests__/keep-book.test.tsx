import { getMachine, type Machine } from '@harrow/contract';
import { screen, waitFor } from '@testing-library/react';
import { answer } from '@/test/answer';
import { servesSearch } from '@/test/catalogue-fixtures';
import { fakeCaches } from '@/test/fake-caches';
import { discHarrow } from '@/test/machine-fixtures';
import { renderShop } from '@/test/render-shop';
import { http, HttpResponse, server, withShopServer } from '@/test/shop-server';

jest.mock('@/features/auth/api/identity', () =>
  jest.requireActual<object>('@/test/identity-stand-in'),
);

withShopServer();

const PATH = '/machines/disc-harrow';
const PICTURE = '/pictures/figures/disc-arm.svg';

/** A page as the server renders it. */
const page = (data: object) =>
  HttpResponse.html(
    `<html lang="en"><body><div id="root" data-later="/assets/page.js"><img src="${PICTURE}"></div>` +
      `<script type="application/json" id="harrow-data">${JSON.stringify({ queries: [{ state: { data } }] })}</script></body></html>`,
  );

const file = (path: string) => http.get(`http://localhost${path}`, () => HttpResponse.text('file'));

/** Serves the pages of a book, with its figures from a revision. */
const servesPages = (revision = 3) => [
  http.get('http://localhost/field-files.en.json', () => HttpResponse.json(['/assets/later.js'])),
  http.get(`http://localhost${PATH}`, () => page({ books: [{ code: 'PB-H520', revision: 3 }] })),
  http.get(`http://localhost${PATH}/:number`, () => page({ book: { code: 'PB-H520', revision } })),
  ...['/assets/later.js', '/assets/page.js', PICTURE].map(file),
];

let store: ReturnType<typeof fakeCaches>;
beforeEach(() => {
  store = fakeCaches();
  Object.assign(window, { caches: store.caches });
  Object.assign(navigator, { serviceWorker: new EventTarget() });
  server.use(...servesSearch([]), ...servesPages());
});
afterEach(() => {
  Reflect.deleteProperty(window, 'caches');
  Reflect.deleteProperty(navigator, 'serviceWorker');
});

const open = (changes?: Partial<Machine>) => {
  server.use(answer(getMachine, discHarrow(changes)));
  return renderShop(PATH);
};

const press = async (user: ReturnType<typeof open>['user']) =>
  user.click(await screen.findByRole('button', { name: 'Keep for the field' }));

it('keeps a book with its figures, drawings and code, says since when and how large it is, and removes it', async () => {
  const { user } = open();
  await press(user);
  expect(await screen.findByText('Kept for the field')).toBeVisible();
  expect(screen.getByText(/^\w+ \d+, \d{4}, 0\.1 MB$/)).toBeVisible();
  expect(store.addresses()).toEqual([
    [
      PATH,
      ...['20-1', '50-2', '50-1'].map((number) => `${PATH}/${number}`),
      ...['/assets/later.js', '/assets/page.js', PICTURE, '/field-manifest.json'],
    ],
  ]);
  await user.click(screen.getByRole('button', { name: 'Remove' }));
  expect(await screen.findByText('The book is no longer kept.')).toBeVisible();
  expect(store.addresses()).toEqual([]);
});

it('keeps nothing when the connection is lost halfway, and can be tried again', async () => {
  server.use(http.get(`http://localhost${PICTURE}`, () => HttpResponse.error()));
  const { user } = open();
  await press(user);
  expect(await screen.findByText(/^The connection was lost\. Nothing was kept/)).toBeVisible();
  expect(store.addresses()).toEqual([]);
  server.use(...servesPages());
  await press(user);
  expect(await screen.findByText('Kept for the field')).toBeVisible();
});

it('keeps nothing when the device is full', async () => {
  store.fail(new DOMException('No room', 'QuotaExceededError'));
  const { user } = open();
  await press(user);
  expect(await screen.findByText(/^This device has no room for the book/)).toBeVisible();
  expect(store.addresses()).toEqual([]);
});

it('keeps no pages of two revisions', async () => {
  server.use(...servesPages(4));
  const { user } = open();
  await press(user);
  expect(await screen.findByText(/^The book was changed just now/)).toBeVisible();
  expect(store.addresses()).toEqual([]);
});

it('removes what a closed page has left, and no book that another page is keeping', async () => {
  const now = `field:${new Date().toISOString()} now`;
  await store.caches.open('field:2026-01-01T00:00:00.000Z left');
  await store.caches.open(now);
  const { user } = open();
  await press(user);
  await screen.findByText('Kept for the field');
  expect(await store.caches.keys()).toEqual([now, expect.stringMatching(/^field:/)]);
});

it('renews a kept book whose revision has changed', async () => {
  const { user, unmount } = open();
  await press(user);
  await screen.findByText('Kept for the field');
  const [before] = await store.caches.keys();
  unmount();
  const [book] = discHarrow().books;
  server.use(
    http.get(`http://localhost${PATH}`, () => page({ books: [{ code: 'PB-H520', revision: 4 }] })),
    http.get(`http://localhost${PATH}/:number`, () =>
      page({ book: { code: 'PB-H520', revision: 4 } }),
    ),
  );
  open({ books: book ? [{ ...book, revision: 4 }] : [] });
  await screen.findByText('Kept for the field');
  await waitFor(async () => {
    const names = await store.caches.keys();
    expect([names.length, names.includes(before ?? '')]).toEqual([1, false]);
  });
});
