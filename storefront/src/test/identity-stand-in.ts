import type { Identity } from '@/features/auth/api/identity';

/**
 * A fake of the identity provider with accounts in memory. Test files mock
 * `features/auth/api/identity` and its neighbor `account-mails` with it.
 */
interface Account extends Identity {
  password: string;
}

type Listener = (identity: Identity | null) => void;

let accounts: Account[] = [];
let current: Identity | null = null;
let listener: Listener | null = null;
let failure: Error | null = null;
let mailWorks = true;
/** Settle the promise of the open Google window. */
let googleAnswers: (identity: Identity) => void = () => undefined;
let closeGoogle: (error: Error) => void = () => undefined;
let googleWindows = 0;
let resetMails: string[] = [];
let verificationMails = 0;
/** The email address that belongs to each mailed code; a code works once. */
const codes = new Map<string, string>();

const refusal = (code: string) => Object.assign(new Error(`Firebase: Error (${code}).`), { code });

/** Throws the error that the test set with `failNext`. */
function throwNextFailure(): void {
  const error = failure;
  failure = null;
  if (error) throw error;
}

function become(identity: Identity | null): void {
  current = identity;
  listener?.(identity);
}

/** Controls the fake provider. */
export const provider = {
  become,
  refusal,
  /** Verifies the current user's email; like the real provider, it does not notify the page. */
  verify: () => void (current = current && { ...current, isVerified: true }),
  addAccount: (account: Account) => void accounts.push(account),
  failNext: (error: Error) => void (failure = error),
  breakMail: () => void (mailWorks = false),
  /** Acts as the user in the open Google window. */
  google: {
    choose: (identity: Identity) => googleAnswers(identity),
    close: () => closeGoogle(refusal('auth/popup-closed-by-user')),
    windowsOpened: () => googleWindows,
  },
  /** The addresses to which reset mails were sent. */
  resetMails: () => resetMails,
  verificationMails: () => verificationMails,
  addCode: (code: string, email: string) => void codes.set(code, email),
  reset(): void {
    [accounts, current, failure, mailWorks, googleWindows] = [[], null, null, true, 0];
    [resetMails, verificationMails] = [[], 0];
    codes.clear();
  },
};

export function watchIdentity(onChange: Listener): Promise<() => void> {
  listener = onChange;
  onChange(current);
  return Promise.resolve(() => undefined);
}

export async function signIn(email: string, password: string): Promise<Identity> {
  throwNextFailure();
  const account = accounts.find((known) => known.email === email && known.password === password);
  if (!account) throw refusal('auth/invalid-credential');
  become(account);
  return Promise.resolve(account);
}

export const prepareGoogle = () => Promise.resolve();

export async function signInWithGoogle(): Promise<Identity> {
  throwNextFailure();
  googleWindows += 1;
  const identity = await new Promise<Identity>((resolve, reject) => {
    [googleAnswers, closeGoogle] = [resolve, reject];
  });
  become(identity);
  return identity;
}

export async function signUp(displayName: string, email: string, password: string) {
  throwNextFailure();
  if (accounts.some((known) => known.email === email)) {
    throw refusal('auth/email-already-in-use');
  }
  const account = { uid: `uid-of-${email}`, email, displayName, password, isVerified: false };
  accounts.push(account);
  become(account);
  return Promise.resolve({ identity: account, verificationSent: mailWorks });
}

export function signOut(): Promise<void> {
  become(null);
  return Promise.resolve();
}

export function reloadIdentity(): Promise<Identity | null> {
  return Promise.resolve(current);
}

export async function idToken(uid: string, fresh: boolean): Promise<string | null> {
  throwNextFailure();
  const token = `${fresh ? 'fresh-' : ''}id-token-of-${current?.email ?? ''}`;
  return Promise.resolve(current?.uid === uid ? token : null);
}

export async function sendResetMail(email: string): Promise<void> {
  throwNextFailure();
  resetMails.push(email);
  return Promise.resolve();
}

export async function emailOfResetCode(code: string): Promise<string> {
  throwNextFailure();
  const email = codes.get(code);
  if (email === undefined) throw refusal('auth/invalid-action-code');
  return Promise.resolve(email);
}

export async function applyCode(code: string): Promise<string> {
  const email = await emailOfResetCode(code);
  codes.delete(code);
  if (current?.email === email) provider.verify();
  return email;
}

export async function confirmReset(code: string, password: string): Promise<void> {
  const email = await applyCode(code);
  accounts = accounts.map((known) => (known.email === email ? { ...known, password } : known));
}

export async function sendVerificationMail(): Promise<void> {
  throwNextFailure();
  verificationMails += 1;
  return Promise.resolve();
}
