import { acceptFirstToken, CREATES_ACCOUNT } from '@harrow/processes/identity-emulator/first-token';

const users = (...given: { createdAt?: string; validSince?: string }[]) =>
  new Map(given.map((user, index) => [`u${index}`, { localId: `u${index}`, ...user }]));

it('accepts the token of an account that was made while a second ended', () => {
  const made = users(
    { createdAt: '1700000000999', validSince: '1700000001' },
    { createdAt: '1700000004998', validSince: '1700000005' },
  );
  acceptFirstToken(made);
  expect([...made.values()].map(({ validSince }) => validSince)).toEqual([
    '1700000000',
    '1700000004',
  ]);
});

it.each([
  ['the same second', { createdAt: '1700000004100', validSince: '1700000004' }],
  ['a later change of the password', { createdAt: '1700000004100', validSince: '1700000064' }],
  ['an account without a password', { createdAt: '1700000004100' }],
])('changes nothing for %s', (_what, user) => {
  const made = users(user);
  acceptFirstToken(made);
  expect(made.get('u0')).toMatchObject(user);
  acceptFirstToken(users());
});

it.each([
  ['/identitytoolkit.googleapis.com/v1/accounts:signUp?key=k', true],
  ['/identitytoolkit.googleapis.com/v1/accounts:signInWithIdp?key=k', true],
  ['/identitytoolkit.googleapis.com/v1/accounts:update?key=k', false],
])('knows that %s creates an account: %s', (url, creates) => {
  expect(CREATES_ACCOUNT.test(url)).toBe(creates);
});
