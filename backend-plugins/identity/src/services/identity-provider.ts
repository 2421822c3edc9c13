import type { Services } from '@harrow/plugin-kit';
import { emailSchema, storableName } from '@harrow/contract';
import { type App, cert, deleteApp, getApps, initializeApp } from 'firebase-admin/app';
import { type DecodedIdToken, getAuth } from 'firebase-admin/auth';
import jwt from 'jsonwebtoken';
import { z } from 'zod';
import { badIdToken, identityError, isUnknownUser } from '../lib/identity-error';
import { type IdentityOptions, optionsSchema } from '../lib/options';

/** A user as verified by the identity provider; the email is in lower case. */
export type VerifiedIdentity = {
  uid: string;
  email: string;
  emailVerified: boolean;
  name: string;
  /** The time of the last sign-in, in seconds since 1970. */
  signedInAt: number;
};

/** A token without the claim proves no recent sign-in. */
const signInTime = z.number().catch(0);

const APP_NAME = 'harrow-identity';
const RESPONSE_TIMEOUT_MS = 10_000;

/** The emulator's tokens are unsigned; the header of all others names the key. */
const idTokenShape = z.object({
  header: z.union([z.object({ alg: z.literal('none') }), z.object({ kid: z.string().min(1) })]),
  payload: z.object({ aud: z.string(), iss: z.string(), sub: z.string().min(1) }),
});

/**
 * Whether the text has the structure of an ID token. For some malformed texts, firebase-admin
 * throws errors that do not indicate a bad token.
 */
function looksLikeIdToken(idToken: string): boolean {
  try {
    return idTokenShape.safeParse(jwt.decode(idToken, { complete: true })).success;
  } catch (error) {
    if (error instanceof SyntaxError) return false; // the claims are not JSON
    throw error;
  }
}

const rejectAfterTimeout = (): Promise<never> =>
  new Promise((_, reject) => {
    const giveUp = () => reject(new Error('The identity provider did not answer in time.'));
    setTimeout(giveUp, RESPONSE_TIMEOUT_MS).unref();
  });

function startApp({ firebaseProjectId: projectId, firebaseCredentials }: IdentityOptions): App {
  const isServiceAccount = typeof firebaseCredentials === 'object';
  const credential = isServiceAccount ? { credential: cert(firebaseCredentials) } : {};
  return initializeApp({ projectId, ...credential }, APP_NAME);
}

/** Verifies ID tokens with the identity provider, or with its emulator if one is configured. */
export default class IdentityProviderService {
  private readonly app: App;
  private readonly checksRevocation: boolean;

  constructor(
    private readonly services: Services,
    given: unknown,
  ) {
    const options = optionsSchema.parse(given);
    this.app = getApps().find((app) => app.name === APP_NAME) ?? startApp(options);
    this.checksRevocation = options.firebaseCredentials !== undefined;
  }

  /**
   * Returns the identity that the ID token proves. Throws `unauthorized` for a token that is
   * forged, expired or issued for another project, `unavailable` if the provider cannot be reached.
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
      signedInAt: signInTime.parse(claims.auth_time),
    };
  }

  /** Removes a user permanently; does nothing if the user is gone. Throws if the provider refuses or is away. */
  async remove(uid: string): Promise<void> {
    try {
      await Promise.race([getAuth(this.app).deleteUser(uid), rejectAfterTimeout()]);
    } catch (error) {
      if (!isUnknownUser(error)) throw error;
    }
  }

  /** Closes the connections; the engine's container calls it on shutdown. */
  async dispose(): Promise<void> {
    await deleteApp(this.app);
  }

  private async claimsOf(idToken: string): Promise<DecodedIdToken> {
    if (!looksLikeIdToken(idToken)) throw badIdToken();
    try {
      const verified = getAuth(this.app).verifyIdToken(idToken, this.checksRevocation);
      return await Promise.race([verified, rejectAfterTimeout()]);
    } catch (error) {
      const refusal = identityError(error);
      if (refusal.type === 'unavailable') {
        this.services.logger.error(`The identity provider is unavailable: ${String(error)}`);
      }
      throw refusal;
    }
  }
}
