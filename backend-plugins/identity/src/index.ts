export { readAccessToken } from './lib/access-token';
export type { IdentityOptions } from './lib/options';
export { operations } from './lib/operations';
