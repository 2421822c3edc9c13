import { emailSchema, ShopError } from '@harrow/http';
import { type App, deleteApp, getApps, initializeApp } from 'firebase-admin/app';
import { getAuth } from 'firebase-admin/auth';
import { storableName } from '../lib/display-name';
import { identityError } from '../lib/identity-error';
import { optionsSchema } from '../lib/options';

/** A person as the identity provider vouches for them; the email is in lower case. */
export type VerifiedIdentity = { uid: string; email: string; emailVerified: boolean; name: string };

const APP_NAME = 'harrow-identity';
const LONGEST_WAIT_MS = 10_000;

const afterLongestWait = (): Promise<never> =>
  new Promise((_, reject) => {
    const late = () => reject(new Error('The identity provider did not answer in time.'));
    setTimeout(late, LONGEST_WAIT_MS).unref();
  });

/** Verifies ID tokens of the identity provider, or of its emulator where that is configured. */
export default class IdentityProviderService {
  private readonly app: App;

  constructor(_container: unknown, options: unknown) {
    const { firebaseProjectId } = optionsSchema.parse(options);
    const known = getApps().find((app) => app.name === APP_NAME);
    this.app = known ?? initializeApp({ projectId: firebaseProjectId }, APP_NAME);
  }

  /**
   * Who the ID token speaks for. Throws `unauthorized` for a token that is forged, expired or of
   * another project, `unavailable` when the provider cannot be asked.
   */
  async verify(idToken: string): Promise<VerifiedIdentity> {
    const claims = await Promise.race([
      getAuth(this.app).verifyIdToken(idToken),
      afterLongestWait(),
    ]).catch((error: unknown) => {
      throw identityError(error);
    });
    const email = emailSchema.safeParse(claims.email);
    if (!email.success) {
      throw new ShopError('unauthorized', 'This sign-in has no email address.', {
        code: 'invalid_id_token',
      });
    }
    return {
      uid: claims.uid,
      email: email.data,
      emailVerified: claims.email_verified === true,
      name: storableName(claims.name),
    };
  }

  /** Frees the connections; the engine's container calls it on shutdown. */
  async dispose(): Promise<void> {
    await deleteApp(this.app);
  }
}
