import { sessionStore } from '@/lib/session/session-store';
import { provider } from '@/test/identity-stand-in';
import { farmer, noteProofs, servesSession, signInAs, withSession } from '@/test/session-fixtures';
import { backend, http, HttpResponse, server, withShopServer } from '@/test/shop-server';
import { accessToken, adopt, beginSession, forgetSession, renewSession } from '../lib/session';

jest.mock('@/features/auth/api/identity', () =>
  jest.requireActual<object>('@/test/identity-stand-in'),
);

withShopServer();
withSession();

/** Answers exchanges with tokens that live for `seconds`, and notes the proofs they came with. */
function exchanges(seconds: number) {
  const proofs: unknown[] = [];
  server.use(
    http.put(backend('/users/:email'), async ({ request }) => {
      proofs.push(await request.json());
      const expiresAt = new Date(Date.now() + seconds * 1000).toISOString();
      return HttpResponse.json({ token: `token-of-proof-${proofs.length}`, expiresAt });
    }),
  );
  return proofs;
}

it('exchanges the identity’s proof for a token and keeps it where the specification says', async () => {
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

it('gives out the kept token as long as it lives', async () => {
  await signInAs(farmer);
  expect([await accessToken(), await accessToken()]).toEqual(['token-1', 'token-1']);
});

it('renews a token that is about to end before anything is sent with it', async () => {
  await signInAs(farmer);
  const proofs = noteProofs();
  jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 3_590_000);
  expect(await accessToken()).toBe('token-2');
  expect(proofs).toEqual([`fresh-id-token-of-${farmer.email}`]);
});

it('shares one exchange between calls that come together', async () => {
  await signInAs(farmer);
  const tokens = await Promise.all([accessToken(true), accessToken(true), accessToken(true)]);
  expect(tokens).toEqual(['token-2', 'token-2', 'token-2']);
});

it('does not take an older proof’s exchange for the renewal that a change asks for', async () => {
  server.use(...servesSession());
  const proofs = noteProofs();
  provider.become(farmer);
  await Promise.all([adopt({ ...farmer, isVerified: false }), renewSession()]);
  expect(proofs).toEqual([`id-token-of-${farmer.email}`, `fresh-id-token-of-${farmer.email}`]);
  expect(localStorage.getItem('accessToken')).toBe('token-2');
});

it('does not renew for ever where the clock of the device is wrong', async () => {
  const proofs = exchanges(-60);
  provider.become(farmer);
  await adopt(farmer);
  await accessToken();
  await accessToken();
  expect(proofs).toHaveLength(1);
});

it('takes no token of another user for its own', async () => {
  await signInAs(farmer);
  const bob = { ...farmer, uid: 'uid-bob', email: 'bob@harrow.test' };
  expect(localStorage.getItem('accessToken')).toBe('token-1');
  const proofs = exchanges(3600);
  provider.become(bob);
  await adopt(bob);
  expect(proofs).toEqual([{ email: bob.email, idToken: `id-token-of-${bob.email}` }]);
  expect(await accessToken()).toBe('token-of-proof-1');
});

it('leaves no token behind when the user signs out during an exchange', async () => {
  server.use(
    http.put(backend('/users/:email'), () => {
      forgetSession();
      return undefined;
    }),
    ...servesSession(),
  );
  provider.become(farmer);
  await adopt(farmer);
  expect(localStorage.getItem('accessToken')).toBeNull();
  expect(sessionStore.get().status).toBe('signed-out');
});

it('has no token for nobody', async () => {
  expect(await accessToken()).toBeNull();
  expect(await accessToken(true)).toBeNull();
});

describe('a sign-out that the page did not live to finish', () => {
  const bob = { ...farmer, uid: 'uid-bob', email: 'bob@harrow.test' };

  it('is finished by the next page instead of signing the user in again', async () => {
    const proofs = exchanges(3600);
    localStorage.setItem('signingOut', farmer.uid);
    provider.become(farmer);
    await adopt(farmer);
    expect(proofs).toEqual([]);
    expect(sessionStore.get().status).toBe('signed-out');
    expect(localStorage.getItem('signingOut')).toBeNull();
  });

  it('does not keep another user, or the same one later, from signing in', async () => {
    localStorage.setItem('signingOut', farmer.uid);
    await signInAs(bob);
    expect(sessionStore.get()).toMatchObject({ status: 'signed-in', user: { email: bob.email } });
    await beginSession();
    await signInAs(farmer);
    expect(sessionStore.get()).toMatchObject({ user: { email: farmer.email } });
  });
});

it('does not sign out the user who came after one that the shop refuses', async () => {
  jest.spyOn(console, 'warn').mockImplementation();
  const bob = { ...farmer, uid: 'uid-bob', email: 'bob@harrow.test' };
  let refuseFarmer: () => void = () => undefined;
  const asked = new Promise<void>((resolve) => {
    server.use(
      http.put(backend('/users/farmer%40harrow.test'), async () => {
        resolve();
        await new Promise<void>((refuse) => (refuseFarmer = refuse));
        return HttpResponse.json({ code: 'forbidden', message: 'No.' }, { status: 403 });
      }),
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
