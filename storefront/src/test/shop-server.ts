import { http, HttpResponse, type JsonBodyType } from 'msw';
import { setupServer } from 'msw/node';
import { settings } from '@/config/settings';

/** The mocked network of a test. A request that no handler expects fails. */
export const server = setupServer();

/** Turns the mocked network on for all tests of the file that calls it. */
export function withShopServer(): void {
  beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
  afterEach(() => server.resetHandlers());
  afterAll(() => server.close());
}

/** The address of a path of the backend. */
export const backend = (path: string): string => `${settings.backendUrl}${path}`;

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
