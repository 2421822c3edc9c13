import { assertClientSecret, type SandboxApi } from './sandbox-api.ts';
import { SandboxCardElement, type CardElementOptions } from './sandbox-card-element.ts';
import {
  SandboxExpressCheckoutElement,
  type ExpressCheckoutOptions,
} from './sandbox-express-checkout-element.ts';

const TYPES = ['card', 'expressCheckout'] as const;
type ElementType = (typeof TYPES)[number];
type Element = SandboxCardElement | SandboxExpressCheckoutElement;

const isKnown = (type: string): type is ElementType => TYPES.some((known) => known === type);

/** The sandbox's counterpart of `stripe.elements()`: a group with at most one element of each type. */
export class SandboxElements {
  private readonly created = new Map<string, Element>();

  constructor(
    private readonly api: SandboxApi,
    /** The intent that the wallets pay. */
    readonly clientSecret?: string,
  ) {
    if (clientSecret !== undefined) assertClientSecret(clientSecret);
  }

  create(type: string, options: CardElementOptions & ExpressCheckoutOptions = {}): Element {
    if (!isKnown(type))
      throw new Error(
        `The payment sandbox has no "${type}" Element, only "card" and "expressCheckout".`,
      );
    if (this.created.has(type))
      throw new Error(`Can only create one Element of type ${type} through the same group.`);
    const element = this.make(type, options);
    this.created.set(type, element);
    return element;
  }

  private make(type: ElementType, options: CardElementOptions & ExpressCheckoutOptions): Element {
    const onDestroy = () => this.created.delete(type);
    if (type === 'card') return new SandboxCardElement(options, onDestroy);
    if (this.clientSecret === undefined)
      throw new Error('Create the group with a clientSecret to have an expressCheckout Element.');
    return new SandboxExpressCheckoutElement(options, this.api, this.clientSecret, onDestroy);
  }

  /** Returns the element of a type, given by its name or its React component. */
  getElement(type: string | { __elementType?: string } | null): Element | null {
    const name = typeof type === 'string' ? type : type?.__elementType;
    return this.created.get(name ?? '') ?? null;
  }

  /** Returns the element of the wallets. */
  get wallets(): SandboxExpressCheckoutElement | null {
    const element = this.created.get('expressCheckout');
    return element instanceof SandboxExpressCheckoutElement ? element : null;
  }

  /** Finds no fault with a wallet's payment, since its sheet has checked it. */
  submit(): Promise<object> {
    return Promise.resolve({});
  }

  /** Does nothing: appearance and locale are Stripe options; this form is styled by the page. */
  update(): void {
    return undefined;
  }
}
