import { DEMO_ACCOUNTS } from '../identity-emulator/demo-accounts.ts';
import { addressesOf } from './addresses.ts';
import { formatSeconds } from './progress.ts';
import type { Settings } from './settings.ts';

/** What is shown when the shop can be used: where it is, and who can sign in. */
export function readyMessage(settings: Settings, milliseconds: number): string {
  const { storefront, backend, paymentSandbox } = addressesOf(settings);
  const rows = [
    ['Shop', storefront],
    ['Backend API', backend],
    ['Stock admin', `${backend}/app`],
    ...(paymentSandbox === undefined ? [] : [['Payment sandbox', paymentSandbox]]),
  ].map(([name = '', address = '']) => `  ${name.padEnd(16)} ${address}`);
  return [
    '',
    `Ready in ${formatSeconds(milliseconds)} — ${storefront}`,
    '',
    ...rows,
    ...(settings.identity.kind === 'emulator' ? demoLines() : []),
    '',
    'Ctrl-C stops everything.',
  ].join('\n');
}

function demoLines(): string[] {
  const accounts = DEMO_ACCOUNTS.map(
    ({ email, password, role }) => `  ${email.padEnd(20)} ${password}  (${role})`,
  );
  return ['', 'Demo accounts (the first opens the stock admin, too)', ...accounts];
}
