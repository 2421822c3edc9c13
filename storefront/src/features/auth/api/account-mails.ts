/** The provider's SDK is large and no page needs it to paint, so it is loaded on first use. */
const loadFirebase = () => import('./firebase-auth');

/** A project that protects its accounts from being guessed answers well to every email. */
const UNKNOWN_EMAIL = 'auth/user-not-found';

const isUnknownEmail = (error: unknown) =>
  error instanceof Error && 'code' in error && error.code === UNKNOWN_EMAIL;

/**
 * Has the provider send an email for choosing a new password. Also resolves for an unknown email, so
 * that it does not reveal who is a customer. Rejects with the provider's error.
 */
export async function sendResetMail(email: string): Promise<void> {
  const { auth, sendPasswordResetEmail } = await loadFirebase();
  try {
    await sendPasswordResetEmail(auth, email);
  } catch (error) {
    if (!isUnknownEmail(error)) throw error;
  }
}

/** The email of the account that a reset code belongs to. Rejects with the provider's error. */
export async function emailOfResetCode(code: string): Promise<string> {
  const { auth, verifyPasswordResetCode } = await loadFirebase();
  return await verifyPasswordResetCode(auth, code);
}

/** Gives the account of a reset code its new password. Rejects with the provider's error. */
export async function confirmReset(code: string, password: string): Promise<void> {
  const { auth, confirmPasswordReset } = await loadFirebase();
  await confirmPasswordReset(auth, code, password);
}

/**
 * Uses the code of a mail that verifies an email or takes back its change, and answers with that
 * email. Rejects with the provider's error.
 */
export async function applyCode(code: string): Promise<string> {
  const { auth, applyActionCode, checkActionCode } = await loadFirebase();
  const { data } = await checkActionCode(auth, code);
  await applyActionCode(auth, code);
  return data.email ?? '';
}

/** Sends the signed-in user a verification email. Rejects with the provider's error. */
export async function sendVerificationMail(): Promise<void> {
  const { auth, sendEmailVerification } = await loadFirebase();
  if (auth.currentUser) await sendEmailVerification(auth.currentUser);
}
