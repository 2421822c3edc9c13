import { returnLocation } from './return-location';

const from = (pathname: string, search?: string) => ({ from: { pathname, search } });

it('returns to the page that required a sign-in, including the query', () => {
  expect(returnLocation(from('/purchase/prod_1', '?quantity=3'))).toBe(
    '/purchase/prod_1?quantity=3',
  );
});

it.each([[null], [undefined], ['/dashboard'], [{}], [{ from: '/dashboard' }], [{ from: {} }]])(
  'returns to the home page from the state %j',
  (state) => {
    expect(returnLocation(state)).toBe('/');
  },
);

it.each(['//evil.example', '/\\evil.example', 'https://evil.example'])(
  'never redirects to another site such as %s',
  (pathname) => {
    expect(returnLocation(from(pathname))).toBe('/');
  },
);
