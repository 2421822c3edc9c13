import { emailSchema, storableName } from '@harrow/http';
import type { Logger } from '@medusajs/medusa';
import { type App, cert, deleteApp, getApps, initializeApp } from 'firebase-admin/app';
import { type DecodedIdToken, getAuth } from 'firebase-admin/auth';
import { looksLikeIdToken } from '../lib/id-token-shape';
import { badIdToken, identityError } from '../lib/identity-error';
import { type IdentityOptions, optionsSchema } from '../lib/options';

/** A person as the identity provider vouches for them; the email is in lower case. */
export type VerifiedIdentity = { uid: string; email: string; emailVerified: boolean; name: string };

type Container = { logger: Logger };

const APP_NAME = 'harrow-identity';
const LONGEST_WAIT_MS = 10_000;

const afterLongestWait = (): Promise<never> =>
  new Promise((_, reject) => {
    const late = () => reject(new Error('The identity provider did not answer in time.'));
    setTimeout(late, LONGEST_WAIT_MS).unref();
  });

function startApp({ firebaseProjectId: projectId, firebaseCredentials }: IdentityOptions): App {
  const isServiceAccount = typeof firebaseCredentials === 'object';
  const credential = isServiceAccount ? { credential: cert(firebaseCredentials) } : {};
  return initializeApp({ projectId, ...credential }, APP_NAME);
}

/** Verifies ID tokens of the identity provider, or of its emulator where that is configured. */
export default class IdentityProviderService {
  private readonly app: App;
  private readonly logger: Logger;
  private readonly asksForTheUser: boolean;

  constructor(container: Container, given: unknown) {
    const options = optionsSchema.parse(given);
    this.logger = container.logger;
    this.app = getApps().find((app) => app.name === APP_NAME) ?? startApp(options);
    this.asksForTheUser = options.firebaseCredentials !== undefined;
  }

  /**
   * Who the ID token speaks for. Throws `unauthorized` for a token that is forged, expired or of
   * another project, `unavailable` when the provider cannot be asked.
   */
  async verify(idToken: string): Promise<VerifiedIdentity> {
    const claims = await this.claimsOf(idToken);
    const email = emailSchema.safeParse(claims.email);
    if (!email.success) throw badIdToken(email.error);
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

  private async claimsOf(idToken: string): Promise<DecodedIdToken> {
    if (!looksLikeIdToken(idToken)) throw badIdToken();
    try {
      const verified = getAuth(this.app).verifyIdToken(idToken, this.asksForTheUser);
      return await Promise.race([verified, afterLongestWait()]);
    } catch (error) {
      const refusal = identityError(error);
      if (refusal.type === 'unavailable') {
        this.logger.error(`The identity provider cannot be asked: ${String(error)}`);
      }
      throw refusal;
    }
  }
}
