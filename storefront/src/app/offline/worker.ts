/**
 * The service worker of the shop. Every page and every answer comes from the network. Where that fails, a page that
 * the visitor has kept for the field takes its place, with the mark of its time; any other navigation gets a page
 * of the shop instead of the browser's own error page. It stores nothing itself.
 */
import { languageAt } from '../../../server/page-languages.ts';
import { keptAnswer } from '@/features/field/lib/kept-cache';
import { isMachineCall, keptData, keptLinks } from './kept';
import { offlinePage } from './page';

/** The parts in use of the types of workers, which exclude those of windows. */
interface WorkerEvent extends Event {
  waitUntil(work: Promise<unknown>): void;
}
interface FetchEvent extends WorkerEvent {
  readonly request: Request;
  /** The page that sent the request. */
  readonly clientId: string;
  /** The answer to the request that the browser has sent while it started the worker. */
  readonly preloadResponse: Promise<Response | undefined>;
  respondWith(response: Promise<Response>): void;
}
interface WorkerScope {
  readonly registration: ServiceWorkerRegistration;
  readonly clients: {
    get(id: string): Promise<{ url: string; postMessage(message: object): void } | undefined>;
  };
  skipWaiting(): Promise<void>;
  addEventListener(type: 'install' | 'activate', listener: (event: WorkerEvent) => void): void;
  addEventListener(type: 'fetch', listener: (event: FetchEvent) => void): void;
}
const worker = globalThis as unknown as WorkerScope;

/** The pages of the stock admin, which are not the shop's, where both have the same origin. */
const STOCK_ADMIN = /^\/app(?:\/|$)/;

worker.addEventListener('install', (event) => event.waitUntil(worker.skipWaiting()));
worker.addEventListener('activate', (event) =>
  // so that no navigation waits for the start of the worker
  event.waitUntil(worker.registration.navigationPreload.enable()),
);

worker.addEventListener('fetch', (event) => {
  const { mode, url, method, destination, headers } = event.request;
  const { pathname } = new URL(url);
  if (method !== 'GET') return;
  if (mode === 'navigate') {
    if (!STOCK_ADMIN.test(pathname)) event.respondWith(answer(event));
  } else if (destination !== '') {
    event.respondWith(file(event.request));
  } else if (isMachineCall(pathname) && headers.get('accept')?.includes('json')) {
    event.respondWith(data(event));
  }
});

const languageIn = (address: string) => languageAt(new URL(address).pathname);

async function answer({ request, preloadResponse }: FetchEvent): Promise<Response> {
  try {
    return (await preloadResponse) ?? (await fetch(request));
  } catch {
    // the network has failed; a refusal of the server is an answer
    return (
      (await keptAnswer(request.url)) ?? offlinePage(languageIn(request.url), await keptLinks())
    );
  }
}

/**
 * A picture, a style, a script or another file of a page: that of now, or the kept one without a connection. A kept
 * page may be of a release whose files the server no longer has.
 */
async function file(request: Request): Promise<Response> {
  try {
    const now = await fetch(request);
    return now.status === 404 ? ((await keptAnswer(request.url)) ?? now) : now;
  } catch (error) {
    const kept = await keptAnswer(request.url);
    if (kept) return kept;
    throw error;
  }
}

/** Answers a call from a kept page if the network has failed, and tells the page from when the answer is. */
async function data({ request, clientId }: FetchEvent): Promise<Response> {
  try {
    return await fetch(request);
  } catch (error) {
    const page = await worker.clients.get(clientId);
    const kept = await keptData(request.url, languageIn(page?.url ?? request.url));
    if (!kept) throw error;
    page?.postMessage({ kept: kept.keptAt });
    return kept.response;
  }
}
