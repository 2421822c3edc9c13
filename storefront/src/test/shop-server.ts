import {
  getMailConfig,
  getShipDate,
  getShop,
  listOrderNotes,
  listOrderViews,
  listOwnMachines,
  listPapers,
  listPinnedNotes,
  listSoldMachines,
  type ShipDate,
} from '@harrow/contract';
import { http, HttpResponse, type JsonBodyType } from 'msw';
import { setupServer } from 'msw/node';
import { settings } from '@/config/settings';
import { shopFace } from './shop-face';

/** The address of a path of the backend. */
export const backend = (path: string): string => `${settings.backendUrl}${path}`;

/** The terms beside the price of a product, in every test. */
const shipsBy: ShipDate = { shipsBy: '2026-11-25', until: '2126-11-23T18:00:00Z' };

/** No view is saved, no order has notes, pinned ones, credit notes or machines, visitors have no machines, and the shop sends no mails, unless a test says so. */
const ofAnyOrder = [listOrderNotes, listPapers, listSoldMachines].map(({ path }) =>
  http.get(backend(path.replace('{id}', ':id')), () => HttpResponse.json([])),
);

/** The mocked network of a test. A request that no handler expects fails. */
export const server = setupServer(
  http.get(backend(getShipDate.path), () => HttpResponse.json(shipsBy)),
  http.get(backend(getShop.path), () => HttpResponse.json(shopFace)),
  http.get(backend(getMailConfig.path), () => HttpResponse.json({ sends: false })),
  http.get(backend(listOwnMachines.path), () => HttpResponse.json([])),
  http.get(backend(listOrderViews.path), () => HttpResponse.json([])),
  http.get(backend(listPinnedNotes.path), () => HttpResponse.json([])),
  ...ofAnyOrder,
);

/** Turns the mocked network on for all tests of the file that calls it. */
export function withShopServer(): void {
  beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
  afterEach(() => server.resetHandlers());
  afterAll(() => server.close());
}

export interface Refusal {
  status: number;
  code?: string;
  message?: string;
  headers?: Record<string, string>;
  /** Members of the body besides its code and message, such as `fields`. */
  details?: Record<string, JsonBodyType>;
}

/** An answer in the shape of the backend's errors. */
export const refuse = ({
  status,
  code = 'unavailable',
  message = 'No.',
  headers,
  details,
}: Refusal): HttpResponse<JsonBodyType> =>
  HttpResponse.json({ code, message, ...details }, { status, headers });

export { http, HttpResponse };
