import { withoutTrailingSlash } from '../addresses.ts';

it.each([
  ['/blogs/', '/blogs'],
  ['/blogs///?page=2/', '/blogs?page=2/'],
  ['//evil.test/', '/evil.test'],
  ['/\\evil.test/', '/evil.test'],
  ['///evil.test//?a', '/evil.test?a'],
])('leads from %s to %s', (from, to) => {
  expect(withoutTrailingSlash(from)).toBe(to);
});

it.each(['/', '/?a/', '//', '/\\/', '/blogs', '/blogs?a=/', 'https://evil.test/', '*', ''])(
  'has nothing to remove of %p',
  (address) => {
    expect(withoutTrailingSlash(address)).toBeUndefined();
  },
);

it('takes no longer for an address of slashes', () => {
  expect(withoutTrailingSlash(`${'/'.repeat(500_000)}x`)).toBeUndefined();
});
