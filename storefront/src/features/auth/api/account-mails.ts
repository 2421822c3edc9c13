/** The provider's SDK is large and no page needs it to paint, so it is loaded on first use. */
const loadFirebase = () => import('./firebase-auth');

/** A project that protects its accounts from being guessed answers well to every email. */
const UNKNOWN_EMAIL = 'auth/user-not-found';

const isUnknownEmail = (error: unknown) =>
  error instanceof Error && 'code' in error && error.code === UNKNOWN_EMAIL;

/**
 * Has the provider send the mail with which a person chooses a new password. Resolves for an email
 * without an account too: nobody learns here who is a customer. Rejects with the provider's error.
 */
export async function sendResetMail(email: string): Promise<void> {
  const { auth, sendPasswordResetEmail } = await loadFirebase();
  try {
    await sendPasswordResetEmail(auth, email);
  } catch (error) {
    if (!isUnknownEmail(error)) throw error;
  }
}
