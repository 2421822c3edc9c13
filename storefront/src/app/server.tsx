import '@/config/parse-without-eval';
import { AsyncLocalStorage } from 'node:async_hooks';
import { emptyShop, type Shop } from '@harrow/contract';
import { dehydrate, type QueryClient } from '@tanstack/react-query';
import { renderToStaticMarkup } from 'react-dom/server';
import { matchPath } from 'react-router-dom';
import { addressIn } from '../../server/page-languages.ts';
import * as paths from '@/config/paths';
import { answerCallsBy } from '@/lib/http/answer-calls';
import { pageAddress } from '@/lib/page-address';
import { createQueryClient } from '@/lib/query-client';
import { shopQuery } from '@/lib/shop';
import { messages } from '@/messages';
import { BASE, LANGUAGE } from '@/messages/en/language';
import { CATEGORY_LIST, existingCategories } from '../../server/existing-categories.ts';
import type { ListedPage, Page, Rendered, RenderedPage, Sources } from '../../server/renderer.ts';
import { DocumentHead, NoScript, Unavailable } from './document-parts';
import type { Head, Place, Query } from './page-content';
import { renderSettled, renderWaiting } from './render-settled';
import { ANY_PATH } from './served-page';
import { leadingPages, personalPages, servedPages, type ServedPage } from './served-pages';

/** The page at an address, with the parameters of its path. */
interface MatchedPage extends Page {
  served: ServedPage;
  parameters: Place['parameters'];
  search: URLSearchParams;
}

const { layout, notFound } = messages;

type Site = Pick<Sources, 'origin' | 'languages'>;

/** The sources of the page that is being rendered. */
const reading = new AsyncLocalStorage<Sources>();

answerCallsBy(async (url) => {
  const sources = reading.getStore();
  if (!sources) throw new Error('Calls are only sent while a page is rendered.');
  const ownOrigin = window.location.origin; // which the build replaces
  if (!url.startsWith(ownOrigin)) return await sources.read(url);
  const path = url.slice(ownOrigin.length + BASE.length);
  const file = await sources.readFile(path);
  const body =
    path === CATEGORY_LIST ? await existingCategories(file, sources.read, LANGUAGE) : file;
  return { status: 200, body };
});

const unlisted = (path: string, head: Head): ServedPage => ({
  path,
  route: '',
  at: () => ({ head: () => ({ ...head, isUnlisted: true }) }),
});

/**
 * By path, for the pages that only their user sees: the frame, and a page that is loading. All of them are
 * rendered as the dashboard, whose session is not known.
 */
const shells = new Map(
  personalPages.map(({ path, title }) => [
    path,
    unlisted(paths.dashboard, { title, description: '' }),
  ]),
);
const isShell = (served: ServedPage): boolean => [...shells.values()].includes(served);
const lostHead: Head = { title: notFound.title, description: notFound.text, isUnlisted: true };
const lost = unlisted('/404', lostHead);

function matched(served: ServedPage, path: string, parameters = {}, query = ''): MatchedPage {
  const search = new URLSearchParams();
  const given = new URLSearchParams(query);
  for (const name of [...(served.known ?? []), ...(served.knownIn?.(given) ?? [])]) {
    for (const value of given.getAll(name)) search.append(name, value);
  }
  const text = search.toString();
  return { key: text === '' ? path : `${path}?${text}`, served, parameters, search };
}

/** Everything that is rendered alike for all, or leads there. */
const addresses = [...servedPages, ...leadingPages];

/** Decodes the parameters of a path, as the router does in browsers; those that are malformed stay as they are. */
const decoded = (parameters: Place['parameters']): Place['parameters'] =>
  Object.fromEntries(
    Object.entries(parameters).map(([name, value = '']) => {
      try {
        return [name, decodeURIComponent(value)];
      } catch {
        return [name, value];
      }
    }),
  );

/** Finds the page at a path with a query. */
export function pageAt(url: string): MatchedPage {
  const [path = '/', query] = url.split('?', 2);
  for (const served of addresses) {
    const match = matchPath(served.path, path);
    if (match) return matched(served, path, decoded(match.params), query);
  }
  for (const [pattern, shell] of shells)
    if (matchPath(pattern, path)) return matched(shell, pattern);
  return matched(lost, lost.path);
}

/** Renders a page from the answers of the backend. Throws if those that it depends on cannot be read. */
export async function render(page: Page, sources: Sources): Promise<Rendered> {
  const { served, key, parameters, search } = page as MatchedPage;
  const client = createQueryClient();
  const absolute = (address: string) => new URL(address, sources.origin).href;
  try {
    return await reading.run(sources, async () => {
      const { queries = [], head: headFrom } = served.at({ parameters, search });
      const [isConfirmed] = await Promise.all([
        readFace(client, queries.length > 0),
        ...queries.map((query) => client.fetchQuery(query)),
      ]);
      const readOne = <Data,>(query: Query<Data>) => dataOf(client, query);
      const shop = readOne(shopQuery);
      const head = headFrom({ read: readOne, absolute });
      if (head && 'redirect' in head) return { ...head, redirect: pageAddress(head.redirect) };
      const { body, isComplete } = await renderSettled(isShell(served) ? served.path : key, client);
      return {
        ...placeOf(page as MatchedPage),
        status: head && served !== lost ? 200 : 404,
        head: headOf(
          head ? { ...head, isUnlisted: served.isUnlisted ?? head.isUnlisted } : lostHead,
          shop,
          sources,
        ),
        body,
        data: dataFor(client),
        isComplete: isComplete && isConfirmed,
      };
    });
  } finally {
    client.clear();
  }
}

/** The face of the shop when it was read last. */
let lastFace = emptyShop;

/**
 * Reads the face of the shop. If the backend is away, a page that needs nothing else is rendered with the last one; it is
 * not kept, since it is not confirmed.
 */
async function readFace(client: QueryClient, isNeeded: boolean): Promise<boolean> {
  try {
    lastFace = await client.fetchQuery(shopQuery);
    return true;
  } catch (error) {
    if (isNeeded) throw error;
    client.setQueryData(shopQuery.queryKey, lastFace);
    return false;
  }
}

function dataOf<Data>(client: QueryClient, { queryKey }: Query<Data>): Data {
  const data = client.getQueryData<Data>(queryKey);
  if (data === undefined) throw new Error(`No data for ${JSON.stringify(queryKey)}.`);
  return data;
}

/** Returns the path and route under which the browser may hydrate the page. */
function placeOf({ served, key }: MatchedPage): Pick<RenderedPage, 'path' | 'route'> {
  if (isShell(served)) return {};
  if (served === lost) return { path: ANY_PATH, route: 'not-found' };
  return { path: pageAddress(key.split('?', 1)[0] ?? ''), route: served.route };
}

function headOf(head: Head, shop: Shop, { origin, languages }: Site): string {
  const { title, canonical, picture = '/share.png' } = head;
  const absolute = (address: string) => new URL(address, origin).href;
  return renderToStaticMarkup(
    <DocumentHead
      head={{ ...head, title: layout.title(title, shop.name) }}
      canonical={canonical === undefined ? undefined : absolute(pageAddress(canonical))}
      alternates={alternatesOf(head, languages).map(({ language, path }) => ({
        language,
        address: absolute(path),
      }))}
      picture={absolute(BASE + picture)}
      shop={shop}
    />,
  );
}

/** Returns the addresses of a page in every language; none if search engines must not list it. */
function alternatesOf({ canonical, isUnlisted }: Head, languages: Site['languages']) {
  if (canonical === undefined || isUnlisted || languages.length < 2) return [];
  const all = languages.map((language) => ({ language, path: addressIn(language, canonical) }));
  return [...all, { language: 'x-default', path: canonical }];
}

/** Returns the initial cache of the browser, without the times of reading, which only the browser knows. */
function dataFor(client: QueryClient): string {
  const queries = dehydrate(client).queries.map(({ queryKey, queryHash, state }) => ({
    queryKey,
    queryHash,
    state: { data: state.data, status: state.status, fetchStatus: 'idle' },
  }));
  return queries.length === 0 ? '' : JSON.stringify({ mutations: [], queries });
}

/** A page without an address of its own names none. */
const NOWHERE: Site = { origin: 'http://localhost', languages: [] };

/** Renders the page for a backend that does not answer. */
export async function renderUnavailable(): Promise<RenderedPage> {
  const client = createQueryClient();
  const { title, text } = messages.unavailable;
  return {
    status: 503,
    head: headOf({ title, description: text, isUnlisted: true }, emptyShop, NOWHERE),
    body: await renderWaiting(<Unavailable />, '/', client),
    data: '',
    isComplete: true,
  };
}

/** The notice for browsers without JavaScript, part of every page. */
export const noScript = renderToStaticMarkup(<NoScript />);

export const listedPages: ListedPage[] = servedPages
  .filter(({ isUnlisted }) => !isUnlisted)
  .map(({ path, each }) => ({ path, each }));
