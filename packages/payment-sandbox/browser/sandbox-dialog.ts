/** An amount of money. */
export interface Amount {
  /** In the smallest unit of `currency`. */
  amount: number;
  currency: string;
}

let dialogs = 0;

/**
 * Creates a modal dialog with a title and a text. When it is closed, it is removed and the focus returns to where it
 * was.
 */
export function createSandboxDialog(title: string, text: string): HTMLDialogElement {
  dialogs += 1;
  const id = `sandbox-dialog-${dialogs}`;
  const dialog = document.createElement('dialog');
  dialog.className = 'SandboxDialog';
  dialog.setAttribute('aria-labelledby', `${id}-title`);
  dialog.setAttribute('aria-describedby', `${id}-text`);
  // the shop's own dialogs must let the focus move into this one
  dialog.dataset.reactAriaTopLayer = 'true';
  const heading = document.createElement('h2');
  heading.id = `${id}-title`;
  heading.textContent = title;
  const paragraph = document.createElement('p');
  paragraph.id = `${id}-text`;
  paragraph.textContent = text;
  dialog.append(heading, paragraph);
  const returnTo = document.activeElement;
  dialog.addEventListener('close', () => {
    dialog.remove();
    if (returnTo instanceof HTMLElement) returnTo.focus();
  });
  return dialog;
}

/** Creates the row of a dialog's buttons. */
export function createActions(...buttons: HTMLButtonElement[]): HTMLDivElement {
  const actions = document.createElement('div');
  actions.className = 'SandboxDialog-actions';
  actions.append(...buttons);
  return actions;
}

export function createButton(label: string, onPress: () => void): HTMLButtonElement {
  const button = document.createElement('button');
  button.type = 'button';
  button.textContent = label;
  button.addEventListener('click', onPress);
  return button;
}

/** Formats an amount: `$12.50`. */
export function formatAmount({ amount, currency }: Amount): string {
  const format = new Intl.NumberFormat('en', { style: 'currency', currency });
  const { maximumFractionDigits: digits = 2 } = format.resolvedOptions();
  return format.format(amount / 10 ** digits);
}
