import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';

/** The mocked network of a test. A request that no handler expects fails. */
export const server = setupServer();

/** Turns the mocked network on for all tests of the file that calls it. */
export function withMockNetwork(): void {
  beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
  afterEach(() => server.resetHandlers());
  afterAll(() => server.close());
}

export { http, HttpResponse };
