import { type Authenticator, type Caller, ShopError } from '@harrow/http';
import { type AccessToken, readAccessToken, signAccessToken } from '../lib/access-token';
import { type IdentityOptions, optionsSchema } from '../lib/options';
import type AccountService from './account';
import type AccountOpeningService from './account-opening';
import type IdentityProviderService from './identity-provider';

type Container = {
  accountService: AccountService;
  accountOpeningService: AccountOpeningService;
  identityProviderService: IdentityProviderService;
};

/** Exchanges ID tokens for access tokens of our own, and reads those. */
export default class SessionService implements Authenticator {
  private readonly accounts: AccountService;
  private readonly accountOpening: AccountOpeningService;
  private readonly identityProvider: IdentityProviderService;
  private readonly options: IdentityOptions;

  constructor(container: Container, options: unknown) {
    this.accounts = container.accountService;
    this.accountOpening = container.accountOpeningService;
    this.identityProvider = container.identityProviderService;
    this.options = optionsSchema.parse(options);
  }

  /**
   * Opens a session for `email`, which the ID token must prove. Throws `unauthorized` on a bad
   * token, `forbidden` when it proves another email, `unavailable` when nobody can be asked.
   */
  async open(email: string, idToken: string): Promise<AccessToken> {
    const identity = await this.identityProvider.verify(idToken);
    if (identity.email !== email) {
      throw new ShopError('forbidden', 'The sign-in belongs to another email address.');
    }
    const customerId = await this.accountOpening.open(identity);
    const { uid, emailVerified } = identity;
    const { accessTokenSecret, accessTokenTtl } = this.options;
    const subject = { customerId, uid, emailVerified };
    return signAccessToken(subject, accessTokenSecret, accessTokenTtl);
  }

  /** Who an access token belongs to, the role read now. Throws `unauthorized` for any other text. */
  async authenticate(accessToken: string): Promise<Caller> {
    const { accessTokenSecret, previousAccessTokenSecret } = this.options;
    const subject = readAccessToken(accessToken, accessTokenSecret, previousAccessTokenSecret);
    const caller = subject && (await this.accounts.findCaller(subject));
    if (!caller) {
      throw new ShopError('unauthorized', 'Your session has ended. Sign in again.', {
        code: 'invalid_token',
      });
    }
    return caller;
  }
}
