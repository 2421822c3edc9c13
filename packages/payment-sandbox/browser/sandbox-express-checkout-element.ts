import type { SandboxApi, SandboxIntent } from './sandbox-api.ts';
import type { TestCard } from './sandbox-card-element.ts';
import { createButton } from './sandbox-dialog.ts';
import { hostOf, SandboxElement } from './sandbox-element.ts';
import { availability, type Wallet, walletsOfBrowser } from './wallets.ts';
import { WalletSheet } from './wallet-sheet.ts';

export interface ExpressCheckoutOptions {
  /** In pixels. */
  buttonHeight?: number;
  layout?: { maxColumns?: number; maxRows?: number; overflow?: 'auto' | 'never' };
  paymentMethods?: Partial<Record<Wallet['name'], 'always' | 'auto' | 'never'>>;
}

/** How long a page may take to answer `click`, as with Stripe. */
const ANSWER_WITHIN_MS = 1000;

const FAILED = 'The payment was not completed.';

/** The sandbox's counterpart of Stripe's Express Checkout Element: a button for each wallet of the browser. */
export class SandboxExpressCheckoutElement extends SandboxElement {
  private host: HTMLElement | null = null;
  private root: HTMLElement | null = null;
  private sheet: WalletSheet | null = null;
  private card: TestCard | null = null;
  private showsAll = false;

  constructor(
    private options: ExpressCheckoutOptions,
    private readonly api: SandboxApi,
    private readonly clientSecret: string,
    private readonly onDestroy: () => void,
  ) {
    super('expressCheckout');
  }

  mount(target: string | HTMLElement): this {
    this.unmount();
    const host = hostOf(target);
    this.host = host;
    void this.load(host);
    return this;
  }

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
    this.sheet?.close();
    this.root?.remove();
    this.sheet = null;
    this.card = null;
    this.root = null;
    this.host = null;
    return this;
  }

  destroy(): void {
    this.unmount();
    this.listeners.clear();
    this.onDestroy();
  }

  /** Returns the card with which the customer paid in the sheet, or null. */
  authorizedCard(): TestCard | null {
    return this.card;
  }

  /** Closes the sheet after a payment. */
  complete(): void {
    this.sheet?.close();
    this.sheet = null;
    this.card = null;
  }

  private async load(host: HTMLElement): Promise<void> {
    const { value: intent, error } = await this.api.retrieveIntent(this.clientSecret);
    if (this.host !== host) return;
    if (error) {
      this.emit('loaderror', { error });
      return;
    }
    const { paymentMethods = {} } = this.options;
    const wallets = walletsOfBrowser().filter(({ name }) => paymentMethods[name] !== 'never');
    this.render(host, wallets, intent);
    const available = availability(wallets);
    this.emit('ready', { availablePaymentMethods: available });
    this.emit('availablepaymentmethodschange', {
      paymentMethods: available && asObjects(available),
    });
  }

  private render(host: HTMLElement, wallets: readonly Wallet[], intent: SandboxIntent): void {
    this.root?.remove();
    const { maxColumns = 2, maxRows = 0, overflow = 'auto' } = this.options.layout ?? {};
    const hasAll = this.showsAll || overflow === 'never' || maxRows === 0;
    const shown = hasAll ? wallets : wallets.slice(0, maxColumns * maxRows);
    const root = document.createElement('div');
    root.className = 'SandboxWallets';
    root.style.setProperty('--columns', String(Math.min(maxColumns, shown.length)));
    root.style.setProperty('--height', `${this.options.buttonHeight ?? 44}px`);
    root.append(
      ...shown.map((wallet) => createButton(wallet.label, () => this.press(wallet, intent))),
    );
    if (shown.length < wallets.length) {
      const more = createButton('Show more', () => {
        this.showsAll = true;
        this.render(host, wallets, intent);
        this.focus();
      });
      more.className = 'SandboxWallets-more';
      root.append(more);
    }
    host.append(root);
    this.root = root;
  }

  /** Asks the page, and opens the sheet when it agrees in time. */
  private press(wallet: Wallet, intent: SandboxIntent): void {
    if (!this.listeners.has('click')) {
      this.open(wallet, intent);
      return;
    }
    let isOpen = true;
    const answered = (then: () => void) => () => {
      if (isOpen) then();
      isOpen = false;
    };
    setTimeout(
      answered(() => console.warn(LATE)),
      ANSWER_WITHIN_MS,
    );
    this.emit('click', {
      expressPaymentType: wallet.type,
      resolve: answered(() => this.open(wallet, intent)),
      reject: answered(() => undefined),
    });
  }

  private open(wallet: Wallet, intent: SandboxIntent): void {
    if (!this.host) return;
    const sheet = new WalletSheet(wallet, intent, {
      onPay: (card) => {
        this.card = card;
        this.emit('confirm', {
          expressPaymentType: wallet.type,
          paymentFailed: ({ message = FAILED }: { message?: string } = {}) => sheet.fail(message),
        });
      },
      onCancel: () => {
        this.card = null;
        this.emit('cancel');
      },
    });
    this.sheet = sheet;
    sheet.open();
  }
}

const LATE =
  'The page answered the event `click` of the wallets neither by resolve() nor by reject().';

const asObjects = (available: Record<string, boolean>) =>
  Object.fromEntries(
    Object.entries(available).map(([name, isAvailable]) => [name, { available: isAvailable }]),
  );
