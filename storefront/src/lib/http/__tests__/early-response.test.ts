import { z } from 'zod';
import { backend, http, HttpResponse, refuse, server, withShopServer } from '@/test/shop-server';
import { requestEarly } from '../early-response';
import { request } from '../shop-client';

withShopServer();

const schema = z.object({ call: z.number() });
const ask = () => request('get', '/services?limit=3&pageNumber=0', { schema });

/** Counts the calls for products and says in each answer which one it was. */
function countsCalls(first?: () => Response) {
  let call = 0;
  server.use(
    http.get(backend('/services'), () => {
      call += 1;
      return call === 1 && first ? first() : HttpResponse.json({ call });
    }),
  );
}

describe('an early answer', () => {
  it('is given to the first request for it, and to no other', async () => {
    countsCalls();
    await requestEarly(backend('/services?limit=3&pageNumber=0'));
    expect(await ask()).toEqual({ call: 1 });
    expect(await ask()).toEqual({ call: 2 });
  });

  it('is waited for', async () => {
    countsCalls();
    void requestEarly(backend('/services?limit=3&pageNumber=0'));
    expect(await ask()).toEqual({ call: 1 });
  });

  it('is not given to another request', async () => {
    countsCalls();
    await requestEarly(backend('/services?limit=6&pageNumber=0'));
    expect(await ask()).toEqual({ call: 2 });
  });

  it.each([
    ['was refused', () => refuse({ status: 503 })],
    ['did not come', () => HttpResponse.error()],
  ])('that %s is asked for again', async (_, first) => {
    countsCalls(first);
    await requestEarly(backend('/services?limit=3&pageNumber=0'));
    expect(await ask()).toEqual({ call: 2 });
  });
});
