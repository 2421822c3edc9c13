/**
 * The service worker of the shop. It only replaces the browser's own error page: a navigation that fails
 * gets a page of the shop. It stores nothing, so that no page, price or account data is ever old.
 */
import { offlinePage } from './page';

/** The parts in use of the types of workers, which exclude those of windows. */
interface WorkerEvent extends Event {
  waitUntil(work: Promise<unknown>): void;
}
interface FetchEvent extends WorkerEvent {
  readonly request: Request;
  /** The answer to the request that the browser has sent while it started the worker. */
  readonly preloadResponse: Promise<Response | undefined>;
  respondWith(response: Promise<Response>): void;
}
interface WorkerScope {
  readonly registration: ServiceWorkerRegistration;
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
  const { mode, url } = event.request;
  if (mode === 'navigate' && !STOCK_ADMIN.test(new URL(url).pathname)) {
    event.respondWith(answer(event));
  }
});

async function answer({ request, preloadResponse }: FetchEvent): Promise<Response> {
  try {
    return (await preloadResponse) ?? (await fetch(request));
  } catch {
    return offlinePage(); // the network has failed; a refusal of the server is an answer
  }
}
