import type { Settings } from './settings.ts';

/**
 * Whether the shop gets the demonstration's catalogue, and pages about its made-up maker: only together
 * with the emulator, because its accounts have known passwords.
 */
export const isDemonstration = ({ identity }: Pick<Settings, 'identity'>): boolean =>
  identity.kind === 'emulator';
