export { readAccessToken } from './lib/access-token';
export type { AccountReleased } from './lib/account-released';
export type { ShopUser } from './lib/account-row';
export type { IdentityOptions } from './lib/options';
export type { default as AccountService } from './services/account';
