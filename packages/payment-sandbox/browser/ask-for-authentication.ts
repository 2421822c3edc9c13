import type { SandboxIntent } from './sandbox-api.ts';
import {
  createActions,
  createButton,
  createSandboxDialog,
  formatAmount,
} from './sandbox-dialog.ts';

/**
 * Stands in for the bank's page that asks the customer to confirm a payment. Closing it counts as a
 * failure, as it does with Stripe, and restores the focus.
 */
export function askForAuthentication(intent: SandboxIntent): Promise<'success' | 'fail'> {
  return new Promise((resolve) => {
    const text = `Test mode: no real money. A bank would ask here whether you are paying ${formatAmount(intent)}.`;
    const dialog = createSandboxDialog('3-D Secure test page', text);
    dialog.append(
      createActions(
        createButton('Complete authentication', () => dialog.close('success')),
        createButton('Fail authentication', () => dialog.close('fail')),
      ),
    );
    dialog.addEventListener('close', () =>
      resolve(dialog.returnValue === 'success' ? 'success' : 'fail'),
    );
    document.body.append(dialog);
    dialog.showModal();
  });
}
