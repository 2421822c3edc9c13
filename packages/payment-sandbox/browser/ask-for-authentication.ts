import type { SandboxIntent } from './sandbox-api.ts';

/**
 * Stands in for the bank's page that asks the customer to confirm a payment. Closing it counts as a
 * failure, as it does with Stripe, and restores the focus.
 */
export function askForAuthentication(intent: SandboxIntent): Promise<'success' | 'fail'> {
  return new Promise((resolve) => {
    const returnTo = document.activeElement;
    const dialog = createDialog(intent);
    dialog.addEventListener('close', () => {
      dialog.remove();
      if (returnTo instanceof HTMLElement) returnTo.focus();
      resolve(dialog.returnValue === 'success' ? 'success' : 'fail');
    });
    document.body.append(dialog);
    dialog.showModal();
  });
}

function createDialog(intent: SandboxIntent): HTMLDialogElement {
  const dialog = document.createElement('dialog');
  dialog.className = 'SandboxDialog';
  dialog.setAttribute('aria-labelledby', 'sandbox-dialog-title');
  dialog.setAttribute('aria-describedby', 'sandbox-dialog-text');
  // the shop's own dialogs must let the focus move into this one
  dialog.dataset.reactAriaTopLayer = 'true';
  const title = document.createElement('h2');
  title.id = 'sandbox-dialog-title';
  title.textContent = '3-D Secure test page';
  const text = document.createElement('p');
  text.id = 'sandbox-dialog-text';
  text.textContent = `Test mode: no real money. A bank would ask here whether you are paying ${formatAmount(intent)}.`;
  const actions = document.createElement('div');
  actions.className = 'SandboxDialog-actions';
  actions.append(
    createButton(dialog, 'Complete authentication', 'success'),
    createButton(dialog, 'Fail authentication', 'fail'),
  );
  dialog.append(title, text, actions);
  return dialog;
}

function createButton(dialog: HTMLDialogElement, label: string, outcome: string) {
  const button = document.createElement('button');
  button.type = 'button';
  button.textContent = label;
  button.addEventListener('click', () => dialog.close(outcome));
  return button;
}

function formatAmount({ amount, currency }: SandboxIntent): string {
  const format = new Intl.NumberFormat('en', { style: 'currency', currency });
  const { maximumFractionDigits: digits = 2 } = format.resolvedOptions();
  return format.format(amount / 10 ** digits);
}
