export type { IdentityOptions } from './lib/options';
