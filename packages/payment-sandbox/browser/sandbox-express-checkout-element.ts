import type { SandboxAnswer, SandboxIntent } from './sandbox-api.ts';
import type { TestCard } from './sandbox-card-element.ts';
import { createButton, type Amount } from './sandbox-dialog.ts';
import { hostOf, SandboxElement } from './sandbox-element.ts';
import { WalletSheet } from './wallet-sheet.ts';
import { availability, walletsOfBrowser, type Wallet } from './wallets.ts';

export interface ExpressCheckoutOptions {
  /** In pixels. */
  buttonHeight?: number;
  layout?: { maxColumns?: number };
  paymentMethods?: Partial<Record<Wallet['name'], 'always' | 'auto' | 'never'>>;
}

/** The time that a page has to answer the event `click`, as with Stripe. */
const ANSWER_WITHIN_MS = 1000;

/** The sandbox's counterpart of Stripe's Express Checkout Element: a button for each wallet of the browser. */
export class SandboxExpressCheckoutElement extends SandboxElement {
  private root: HTMLElement | null = null;
  private sheet: WalletSheet | null = null;
  private card: TestCard | null = null;

  constructor(
    private options: ExpressCheckoutOptions,
    /** Retrieves the intent to pay, whose amount the sheet shows. */
    private readonly retrieve: () => Promise<SandboxAnswer<SandboxIntent>>,
    private readonly onDestroy: () => void,
  ) {
    super('expressCheckout');
  }

  mount(target: string | HTMLElement): this {
    this.unmount();
    const root = document.createElement('div');
    root.className = 'SandboxWallets';
    hostOf(target).append(root);
    this.root = root;
    void this.load(root);
    return this;
  }

  /** Keeps the options; as with Stripe, most of them count from the next mount only. */
  update(options: ExpressCheckoutOptions): this {
    this.options = { ...this.options, ...options };
    return this;
  }

  focus(): this {
    this.root?.querySelector('button')?.focus();
    return this;
  }

  blur(): this {
    for (const button of this.root?.querySelectorAll('button') ?? []) button.blur();
    return this;
  }

  unmount(): this {
    this.closeSheet();
    this.root?.remove();
    this.root = null;
    return this;
  }

  destroy(): void {
    this.unmount();
    this.listeners.clear();
    this.onDestroy();
  }

  /** The card with which the customer allowed the payment in the open sheet. */
  get allowedCard(): TestCard | null {
    return this.card;
  }

  /** Closes the sheet after a payment. */
  closeSheet(): void {
    this.sheet?.close();
    this.sheet = null;
    this.card = null;
  }

  private async load(root: HTMLElement): Promise<void> {
    const answer = await this.retrieve();
    if (this.root !== root) return;
    if (answer.error) {
      this.emit('loaderror', { error: answer.error });
      return;
    }
    const { paymentMethods = {} } = this.options;
    const wallets = walletsOfBrowser().filter(({ name }) => paymentMethods[name] !== 'never');
    this.render(root, wallets, answer.value);
    this.emit('ready', { availablePaymentMethods: availability(wallets) });
  }

  private render(root: HTMLElement, wallets: readonly Wallet[], amount: Amount): void {
    const { layout: { maxColumns = 2 } = {}, buttonHeight = 44 } = this.options;
    root.style.setProperty('--columns', String(Math.min(maxColumns, wallets.length)));
    root.style.setProperty('--height', `${buttonHeight}px`);
    root.append(
      ...wallets.map((wallet) => createButton(wallet.label, () => this.press(wallet, amount))),
    );
  }

  /** Asks the page, and opens the sheet if it agrees in time. */
  private press(wallet: Wallet, amount: Amount): void {
    if (this.sheet) return;
    if (!this.listeners.has('click')) {
      this.open(wallet, amount);
      return;
    }
    let isPending = true;
    const once = (action: () => void) => () => {
      if (isPending) action();
      isPending = false;
    };
    setTimeout(
      once(() => console.warn(LATE)),
      ANSWER_WITHIN_MS,
    );
    this.emit('click', {
      expressPaymentType: wallet.type,
      resolve: once(() => this.open(wallet, amount)),
      reject: once(() => undefined),
    });
  }

  private open(wallet: Wallet, amount: Amount): void {
    if (!this.root || this.sheet) return;
    const sheet = new WalletSheet(wallet, amount, {
      onPay: (card) => {
        this.card = card;
        this.emit('confirm', {
          expressPaymentType: wallet.type,
          paymentFailed: ({ message = FAILED }: { message?: string } = {}) => {
            this.card = null;
            sheet.fail(message);
          },
        });
      },
      onCancel: () => {
        this.sheet = null;
        this.card = null;
        this.emit('cancel');
      },
    });
    this.sheet = sheet;
    sheet.open();
  }
}

const FAILED = 'The payment was not completed.';
const LATE =
  'The page answered the event `click` of the wallets neither by resolve() nor by reject().';
