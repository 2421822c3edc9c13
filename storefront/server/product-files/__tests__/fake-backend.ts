import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { ProductDetails } from '@harrow/contract';
import { productDetails } from '../../../src/test/product-fixtures';
import { shopFace } from '../../../src/test/shop-face';

/** A product as the backend sends it. */
export const details = (number: number, changes: Partial<ProductDetails> = {}) =>
  productDetails(number, {
    img: '/pictures/products/machine.svg',
    price: 1200.5,
    available: 8,
    minimum: 2,
    category: { handle: 'drills', name: 'Drills' },
    sku: `HR-${number}`,
    images: ['/pictures/products/machine.svg'],
    specifications: [{ name: 'Working width', value: '3 m' }],
    ...changes,
  });

/** A backend that sells the given products, and serves uploads from `/images/`. */
export interface FakeBackend {
  url: string;
  products: ProductDetails[];
  uploads: Map<string, Buffer>;
  /** The paths that were asked for. */
  asked: string[];
  /** Statuses to answer the next requests with, instead of what they ask for. */
  refusals: number[];
  /** Awaited before each answer. */
  ready: Promise<unknown>;
  /** Awaited before each upload is sent. */
  uploadsReady: Promise<unknown>;
  stop(): void;
}

/** Starts a backend of the public calls that the files of products are made of. */
export async function startFakeBackend(): Promise<FakeBackend> {
  const state = {
    products: [] as ProductDetails[],
    uploads: new Map<string, Buffer>(),
    asked: [] as string[],
    refusals: [] as number[],
    ready: Promise.resolve() as Promise<unknown>,
    uploadsReady: Promise.resolve() as Promise<unknown>,
  };
  const bodyOf = ({ pathname, searchParams }: URL): object | Buffer | undefined => {
    if (pathname === '/services') {
      const limit = Number(searchParams.get('limit'));
      const first = limit * Number(searchParams.get('pageNumber'));
      const data = state.products.slice(first, first + limit);
      return { success: true, data, count: state.products.length };
    }
    if (pathname === '/shop') return shopFace;
    const handle = decodeURIComponent(pathname.replace('/products/', ''));
    return state.uploads.get(pathname) ?? state.products.find((each) => each.handle === handle);
  };
  const server: Server = createServer((request, response) => {
    const url = new URL(request.url ?? '/', 'http://backend.test');
    state.asked.push(url.pathname);
    const refusal = state.refusals.shift();
    if (refusal !== undefined) {
      response.writeHead(refusal, { 'retry-after': '0', location: '/services' }).end();
      return;
    }
    // the face of the shop comes at once
    const ready = url.pathname === '/shop' ? Promise.resolve() : state.ready;
    void ready.then(async () => {
      if (url.pathname.startsWith('/images/')) await state.uploadsReady;
      const body = bodyOf(url);
      if (body === undefined) response.writeHead(404).end('{}');
      else response.end(Buffer.isBuffer(body) ? body : JSON.stringify(body));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const stop = () => void server.close();
  return Object.assign(state, { url: `http://127.0.0.1:${port}`, stop });
}
