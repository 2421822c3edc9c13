export { readAccessToken } from './lib/access-token';
export type { IdentityOptions } from './lib/options';
export type { default as AccountService } from './services/account';
export { operations } from './lib/operations';
