import { DEMO_ACCOUNTS } from '@harrow/processes/identity-emulator/demo-accounts';
import { addressesOf } from './addresses.ts';
import { formatSeconds } from './progress.ts';
import type { Settings } from './settings.ts';

/** Returns the message of a started shop: its addresses and demo accounts. */
export function readyMessage(
  settings: Settings,
  milliseconds: number,
  stockAdminIsBuilt: boolean,
): string {
  const { storefront, backend, paymentSandbox } = addressesOf(settings);
  const rows = [
    ['Shop', storefront],
    ['Backend API', backend],
    ['Stock admin', `${backend}/app${stockAdminIsBuilt ? '' : '  (being built; opens by itself)'}`],
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
  return ['', 'Demo accounts (the first one also opens the stock admin)', ...accounts];
}
