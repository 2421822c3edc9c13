import type AccountService from './services/account';
import type AccountOpeningService from './services/account-opening';
import type AdminPromotionService from './services/admin-promotion';
import type IdentityProviderService from './services/identity-provider';
import type SecondFactorService from './services/second-factor';
import type SessionService from './services/session';

export { readAccessToken } from './lib/access-token';
export { requireRecentSignIn } from './lib/recent-sign-in';
export type { AccountReleased } from './lib/account-released';

declare module '@harrow/plugin-kit' {
  interface Services {
    accountOpeningService: AccountOpeningService;
    accountService: AccountService;
    adminPromotionService: AdminPromotionService;
    identityProviderService: IdentityProviderService;
    secondFactorService: SecondFactorService;
    sessionService: SessionService;
  }
}
