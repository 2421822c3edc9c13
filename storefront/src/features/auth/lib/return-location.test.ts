import { returnLocation } from './return-location';

const from = (pathname: string, search?: string) => ({ from: { pathname, search } });

it('leads back to the page that asked for a sign-in, query included', () => {
  expect(returnLocation(from('/purchase/prod_1', '?quantity=3'))).toBe(
    '/purchase/prod_1?quantity=3',
  );
});

it.each([[null], [undefined], ['/dashboard'], [{}], [{ from: '/dashboard' }], [{ from: {} }]])(
  'leads home from the state %j',
  (state) => {
    expect(returnLocation(state)).toBe('/');
  },
);

it.each(['//evil.example', '/\\evil.example', 'https://evil.example'])(
  'never leads out of the shop to %s',
  (pathname) => {
    expect(returnLocation(from(pathname))).toBe('/');
  },
);
