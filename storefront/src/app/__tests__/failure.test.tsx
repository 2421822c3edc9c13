import { QueryClientProvider } from '@tanstack/react-query';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ErrorBoundary } from '@/app/error-boundary';
import { reportBrowserError } from '@/app/failure-reports';
import { loadable } from '@/lib/loadable';
import { createQueryClient } from '@/lib/query-client';
import { shopQuery } from '@/lib/shop';
import { shopFace } from '@/test/shop-face';
import { http, HttpResponse, server, withShopServer } from '@/test/shop-server';

withShopServer();

const Content = () => <h1>Blogs</h1>;

/** Returns a page whose code fails to download the given number of times, and counts the tries. */
function pageThatFails(times: number) {
  const asked = { downloads: 0 };
  const download = () => {
    asked.downloads += 1;
    if (asked.downloads > times) return Promise.resolve({ default: Content });
    return Promise.reject(new TypeError('Failed to fetch dynamically imported module'));
  };
  const Page = loadable(download);
  return { Page, asked };
}

function open(Page: React.ComponentType) {
  // React logs every error that a boundary catches
  jest.spyOn(console, 'error').mockImplementation();
  const client = createQueryClient();
  client.setQueryData(shopQuery.queryKey, shopFace);
  render(
    <QueryClientProvider client={client}>
      <ErrorBoundary resetKey="/blogs">
        <Page />
      </ErrorBoundary>
    </QueryClientProvider>,
  );
}

const shopAnswers = (answer: () => Response) =>
  server.use(http.head(`${window.location.origin}/`, answer));
const isOnline = (online: boolean) =>
  jest.spyOn(window.navigator, 'onLine', 'get').mockReturnValue(online);

it('reports being offline, and opens the page as soon as the browser is online', async () => {
  isOnline(false);
  const { Page, asked } = pageThatFails(1);
  open(Page);
  expect(await screen.findByRole('heading', { name: 'You are offline' })).toBeInTheDocument();
  expect(document.title).toBe('You are offline · Harrow');
  expect(asked.downloads).toBe(1);
  isOnline(true);
  shopAnswers(() => new HttpResponse());
  act(() => void window.dispatchEvent(new Event('online')));
  expect(await screen.findByRole('heading', { name: 'Blogs' })).toBeInTheDocument();
  expect(asked.downloads).toBe(2);
});

it('downloads the page again on Try again', async () => {
  shopAnswers(() => HttpResponse.error());
  const { Page, asked } = pageThatFails(1);
  open(Page);
  await screen.findByRole('heading', { name: 'This page did not load' });
  const button = await screen.findByRole('button', { name: 'Try again' });
  expect(asked.downloads).toBe(1);
  shopAnswers(() => new HttpResponse());
  await userEvent.click(button);
  expect(await screen.findByRole('heading', { name: 'Blogs' })).toBeInTheDocument();
});

it('keeps the error if the browser claims to be online but the shop is unreachable', async () => {
  shopAnswers(() => HttpResponse.error());
  const { Page, asked } = pageThatFails(9);
  open(Page);
  await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
  await screen.findByRole('button', { name: 'Try again' });
  expect(asked.downloads).toBe(1);
});

it('distinguishes a page that crashed from one that did not load', async () => {
  open(() => {
    throw new Error('Broken.');
  });
  expect(await screen.findByRole('heading', { name: 'This page crashed' })).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Reload the page' })).toBeInTheDocument();
});

describe('a report of an error', () => {
  const sent = jest.fn();
  beforeEach(() => {
    sent.mockReset();
    Object.assign(navigator, { sendBeacon: sent });
  });

  /** An error at a place of a script. */
  const errorAt = (place: string) =>
    Object.assign(new TypeError('ada@farm.test is not a function'), {
      stack: `TypeError: ada@farm.test\n    at open (${place})\n    at other (chrome-extension://x/y.js:1:2)`,
    });

  it('names the class and the places in the shop’s scripts, but not what was typed', () => {
    reportBrowserError('crash', errorAt('https://shop.test/assets/shop-1a.js:3:456'));
    expect(sent.mock.calls).toEqual([
      ['/-/errors', '{"kind":"crash","name":"TypeError","frames":["shop-1a.js:3:456"]}'],
    ]);
  });

  it('is left out for scripts of others, and after the first few of a page', () => {
    reportBrowserError('error', errorAt('chrome-extension://x/y.js:1:2'));
    reportBrowserError('rejection', 'a text');
    expect(sent).not.toHaveBeenCalled();
    for (let index = 0; index < 10; index += 1) {
      reportBrowserError('error', errorAt('https://shop.test/assets/shop-1a.js:3:456'));
    }
    expect(sent).toHaveBeenCalledTimes(4); // and one before
  });
});
