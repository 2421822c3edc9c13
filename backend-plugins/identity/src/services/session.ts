import { type Authenticator, type Caller, ShopError } from '@harrow/plugin-kit';
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

/** Exchanges ID tokens for the shop's access tokens, and authenticates callers by these. */
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
   * Opens a session for `email`, which the ID token must prove. Throws `unauthorized` for a bad
   * token, `forbidden` if it proves another email, `unavailable` if the provider cannot be reached.
   */
  async open(email: string, idToken: string): Promise<AccessToken> {
    const identity = await this.identityProvider.verify(idToken);
    if (identity.email !== email) {
      throw new ShopError('forbidden', 'The login belongs to another email address.');
    }
    const customerId = await this.accountOpening.open(identity);
    const { uid, emailVerified } = identity;
    const { accessTokenSecret, accessTokenTtl } = this.options;
    const subject = { customerId, uid, emailVerified };
    return signAccessToken(subject, accessTokenSecret, accessTokenTtl);
  }

  /** Returns the caller of an access token with the current role. Throws `unauthorized` otherwise. */
  async authenticate(accessToken: string): Promise<Caller> {
    const { accessTokenSecret, previousAccessTokenSecret } = this.options;
    const subject = readAccessToken(accessToken, accessTokenSecret, previousAccessTokenSecret);
    const caller = subject && (await this.accounts.findCaller(subject));
    if (!caller) {
      throw new ShopError('unauthorized', 'Your session has ended. Log in again.', {
        code: 'invalid_token',
      });
    }
    return caller;
  }
}
