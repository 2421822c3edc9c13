import {
  type Authenticator,
  type Caller,
  type Services,
  ShopError,
  type TokenSubject,
} from '@harrow/plugin-kit';
import { type AccessToken, readFormerToken, signAccessToken } from '../lib/access-token';
import { type IdentityOptions, optionsSchema } from '../lib/options';

/** Exchanges ID tokens for the shop's access tokens, and authenticates callers by these. */
export default class SessionService implements Authenticator {
  private readonly options: IdentityOptions;

  constructor(
    private readonly services: Services,
    options: unknown,
  ) {
    this.options = optionsSchema.parse(options);
  }

  /**
   * Opens a session for `email`, which the ID token must prove. It has the second factor of a former token of the same
   * account. Throws `unauthorized` for a bad token, `forbidden` if it proves another email, `unavailable` if the
   * provider cannot be reached.
   */
  async open(email: string, idToken: string, formerToken?: string): Promise<AccessToken> {
    const identity = await this.services.identityProviderService.verify(idToken);
    if (identity.email !== email) {
      throw new ShopError('forbidden', 'The login belongs to another email address.');
    }
    const customerId = await this.services.accountOpeningService.open(identity);
    const { uid, emailVerified, signedInAt } = identity;
    const former = formerToken
      ? readFormerToken(formerToken, this.options.accessTokenSecret)
      : null;
    const isSame = former?.customerId === customerId && former.uid === uid;
    const secondFactorAt = isSame ? former.secondFactorAt : 0;
    return this.sign({ customerId, uid, emailVerified, signedInAt, secondFactorAt });
  }

  /** Returns a token of the same session, whose second factor was passed at a time of the database. */
  withSecondFactor(subject: TokenSubject, passedAt: Date): AccessToken {
    return this.sign({ ...subject, secondFactorAt: Math.floor(passedAt.getTime() / 1000) });
  }

  private sign(subject: TokenSubject): AccessToken {
    const { accessTokenSecret, accessTokenTtl } = this.options;
    return signAccessToken(subject, accessTokenSecret, accessTokenTtl);
  }

  /** Returns the caller with the current role. Throws `unauthorized` otherwise. */
  async authenticate(subject: TokenSubject | null): Promise<Caller> {
    const caller = subject && (await this.services.accountService.findCaller(subject));
    if (!caller) {
      throw new ShopError('unauthorized', 'Your session has ended. Log in again.', {
        code: 'invalid_token',
      });
    }
    return caller;
  }
}
