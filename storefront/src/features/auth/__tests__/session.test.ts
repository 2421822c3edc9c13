import { openSession } from '@harrow/contract';
import { sessionStore } from '@/lib/session/session-store';
import { answer, passes } from '@/test/answer';
import { provider } from '@/test/identity-stand-in';
import { farmer, noteProofs, servesSession, signInAs, withSession } from '@/test/session-fixtures';
import { refuse, server, withShopServer } from '@/test/shop-server';
import { accessToken, adopt, beginSession, forgetSession, renewSession } from '../lib/session';

jest.mock('@/features/auth/api/identity', () =>
  jest.requireActual<object>('@/test/identity-stand-in'),
);

withShopServer();
withSession();

/** Mocks the token exchange with tokens that live for `seconds`, and records the requests. */
function exchanges(seconds: number) {
  const proofs: unknown[] = [];
  server.use(
    answer(openSession, ({ body }) => {
      proofs.push(body);
      const expiresAt = new Date(Date.now() + seconds * 1000).toISOString();
      return { token: `token-of-proof-${proofs.length}`, expiresAt };
    }),
  );
  return proofs;
}

it('exchanges the ID token for an access token and stores it under the specified key', async () => {
  const proofs = exchanges(3600);
  provider.become(farmer);
  expect(await adopt(farmer)).toEqual({ ok: true });
  expect(proofs).toEqual([{ email: farmer.email, idToken: `id-token-of-${farmer.email}` }]);
  expect(localStorage.getItem('accessToken')).toBe('token-of-proof-1');
  expect(sessionStore.get()).toMatchObject({
    status: 'signed-in',
    user: { email: farmer.email, name: farmer.displayName },
  });
});

it('returns the stored token until it expires', async () => {
  await signInAs(farmer);
  expect([await accessToken(), await accessToken()]).toEqual(['token-1', 'token-1']);
});

it('renews a token that is about to expire before it is used', async () => {
  await signInAs(farmer);
  const proofs = noteProofs();
  jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 3_590_000);
  expect(await accessToken()).toBe('token-2');
  expect(proofs).toEqual([`fresh-id-token-of-${farmer.email}`]);
});

it('shares one exchange between concurrent calls', async () => {
  await signInAs(farmer);
  const tokens = await Promise.all([accessToken(true), accessToken(true), accessToken(true)]);
  expect(tokens).toEqual(['token-2', 'token-2', 'token-2']);
});

it('does not share an exchange with an older ID token when the account has changed', async () => {
  server.use(...servesSession());
  const proofs = noteProofs();
  provider.become(farmer);
  await Promise.all([adopt({ ...farmer, isVerified: false }), renewSession()]);
  expect(proofs).toEqual([`id-token-of-${farmer.email}`, `fresh-id-token-of-${farmer.email}`]);
  expect(localStorage.getItem('accessToken')).toBe('token-2');
});

it('does not renew the token endlessly if the clock of the device is wrong', async () => {
  const proofs = exchanges(-60);
  provider.become(farmer);
  await adopt(farmer);
  await accessToken();
  await accessToken();
  expect(proofs).toHaveLength(1);
});

it('does not use the token of another user', async () => {
  await signInAs(farmer);
  const bob = { ...farmer, uid: 'uid-bob', email: 'bob@harrow.test' };
  expect(localStorage.getItem('accessToken')).toBe('token-1');
  const proofs = exchanges(3600);
  provider.become(bob);
  await adopt(bob);
  expect(proofs).toEqual([{ email: bob.email, idToken: `id-token-of-${bob.email}` }]);
  expect(await accessToken()).toBe('token-of-proof-1');
});

it('stores no token if the user signs out during an exchange', async () => {
  server.use(
    passes(openSession, () => forgetSession()),
    ...servesSession(),
  );
  provider.become(farmer);
  await adopt(farmer);
  expect(localStorage.getItem('accessToken')).toBeNull();
  expect(sessionStore.get().status).toBe('signed-out');
});

it('returns no token without a user', async () => {
  expect(await accessToken()).toBeNull();
  expect(await accessToken(true)).toBeNull();
});

describe('a sign-out that was interrupted by leaving the page', () => {
  const bob = { ...farmer, uid: 'uid-bob', email: 'bob@harrow.test' };

  it('is completed by the next page', async () => {
    const proofs = exchanges(3600);
    localStorage.setItem('signingOut', farmer.uid);
    provider.become(farmer);
    await adopt(farmer);
    expect(proofs).toEqual([]);
    expect(sessionStore.get().status).toBe('signed-out');
    expect(localStorage.getItem('signingOut')).toBeNull();
  });

  it('does not prevent another user, or the same one later, from signing in', async () => {
    localStorage.setItem('signingOut', farmer.uid);
    await signInAs(bob);
    expect(sessionStore.get()).toMatchObject({ status: 'signed-in', user: { email: bob.email } });
    await beginSession();
    await signInAs(farmer);
    expect(sessionStore.get()).toMatchObject({ user: { email: farmer.email } });
  });
});

it('does not sign out the next user if the shop rejects the previous one', async () => {
  jest.spyOn(console, 'warn').mockImplementation();
  const bob = { ...farmer, uid: 'uid-bob', email: 'bob@harrow.test' };
  let refuseFarmer: () => void = () => undefined;
  const asked = new Promise<void>((resolve) => {
    server.use(
      answer(
        openSession,
        async () => {
          resolve();
          await new Promise<void>((settle) => (refuseFarmer = settle));
          return refuse({ status: 403, code: 'forbidden' });
        },
        { parameters: { email: 'farmer@harrow.test' } },
      ),
      ...servesSession(),
    );
  });
  provider.become(farmer);
  const first = adopt(farmer);
  await asked;
  await signInAs(bob);
  refuseFarmer();
  await first;
  expect(sessionStore.get()).toMatchObject({ status: 'signed-in', user: { email: bob.email } });
});
