import type { TestCard } from './sandbox-card-element.ts';
import {
  createActions,
  createButton,
  createSandboxDialog,
  formatAmount,
  type Amount,
} from './sandbox-dialog.ts';
import type { Wallet } from './wallets.ts';

/** The cards in every wallet of the sandbox. */
const CARDS: readonly { number: string; label: string }[] = [
  { number: '4242424242424242', label: 'Visa •••• 4242' },
  { number: '4000000000000002', label: 'Visa •••• 0002, which is declined' },
  { number: '4000002760003184', label: 'Visa •••• 3184, which asks for 3-D Secure' },
];

interface SheetListeners {
  /** Called when the customer pays; the sheet then waits for `fail` or `close`. */
  onPay: (card: TestCard) => void;
  /** Called when the customer closes the sheet. */
  onCancel: () => void;
}

/** Stands in for the sheet in which a wallet asks the customer to allow a payment. */
export class WalletSheet {
  private readonly dialog: HTMLDialogElement;
  private readonly cards = createCards();
  private readonly problem = document.createElement('p');
  private readonly pay: HTMLButtonElement;
  private readonly cancel: HTMLButtonElement;
  private isWaiting = false;
  private isDone = false;

  constructor({ label }: Wallet, amount: Amount, { onPay, onCancel }: SheetListeners) {
    this.dialog = createSandboxDialog(
      `${label} test sheet`,
      `Test mode: no real money. You are paying ${formatAmount(amount)}.`,
    );
    this.problem.setAttribute('role', 'alert');
    this.problem.className = 'SandboxDialog-problem';
    this.pay = createButton(`Pay with ${label}`, () => {
      this.setWaiting(true);
      this.problem.textContent = '';
      onPay(cardOf(this.cards.value));
    });
    this.cancel = createButton('Cancel', () => this.dialog.close());
    this.dialog.append(
      labeled('Card', this.cards),
      this.problem,
      createActions(this.pay, this.cancel),
    );
    // a payment that has started cannot be cancelled by Escape
    this.dialog.addEventListener('cancel', (event) => {
      if (this.isWaiting) event.preventDefault();
    });
    this.dialog.addEventListener('close', () => {
      if (!this.isDone) onCancel();
    });
  }

  open(): void {
    document.body.append(this.dialog);
    this.dialog.showModal();
  }

  /** Shows why the payment failed; the customer can pay with another card, or close the sheet. */
  fail(message: string): void {
    if (this.isDone) return;
    this.setWaiting(false);
    this.problem.textContent = message;
    this.pay.focus();
  }

  /** Closes the sheet, which is not a cancellation by the customer. */
  close(): void {
    this.isDone = true;
    if (this.dialog.open) this.dialog.close();
  }

  private setWaiting(isWaiting: boolean): void {
    this.isWaiting = isWaiting;
    for (const control of [this.cards, this.pay, this.cancel]) control.disabled = isWaiting;
  }
}

function createCards(): HTMLSelectElement {
  const select = document.createElement('select');
  select.append(...CARDS.map(({ number, label }) => new Option(label, number)));
  return select;
}

function labeled(text: string, control: HTMLElement): HTMLLabelElement {
  const label = document.createElement('label');
  label.className = 'SandboxDialog-field';
  label.append(text, control);
  return label;
}

const cardOf = (number: string): TestCard => ({
  number,
  exp_month: 12,
  exp_year: new Date().getFullYear() + 3,
  cvc: '123',
});
