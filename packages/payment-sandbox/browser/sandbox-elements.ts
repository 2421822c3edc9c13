import { assertClientSecret, type SandboxApi } from './sandbox-api.ts';
import { SandboxCardElement, type CardElementOptions } from './sandbox-card-element.ts';
import {
  SandboxExpressCheckoutElement,
  type ExpressCheckoutOptions,
} from './sandbox-express-checkout-element.ts';

type ElementOptions = CardElementOptions & ExpressCheckoutOptions;
type Element = SandboxCardElement | SandboxExpressCheckoutElement;

/** The sandbox's counterpart of `stripe.elements()`: a group with at most one element of each type. */
export class SandboxElements {
  private readonly created = new Map<string, Element>();
  private isSubmitted = false;

  constructor(
    private readonly api: SandboxApi,
    /** That of the intent which the wallets pay; a card needs none. */
    readonly clientSecret?: string,
  ) {
    if (clientSecret !== undefined) assertClientSecret(clientSecret);
  }

  create(type: string, options: ElementOptions = {}): Element {
    if (this.created.has(type))
      throw new Error(`Can only create one Element of type ${type} through the same group.`);
    const element = this.make(type, options);
    this.created.set(type, element);
    return element;
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

  /** Collects what the customer allowed, which has to come before the confirmation. */
  submit(): Promise<object> {
    this.isSubmitted = true;
    return Promise.resolve({});
  }

  /** Tells whether `submit` was called since the last time. */
  takeSubmission(): boolean {
    const { isSubmitted } = this;
    this.isSubmitted = false;
    return isSubmitted;
  }

  /** Does nothing: appearance and locale are Stripe options; this form is styled by the page. */
  update(): void {
    return undefined;
  }

  private make(type: string, options: ElementOptions): Element {
    const onDestroy = () => this.created.delete(type);
    if (type === 'card') return new SandboxCardElement(options, onDestroy);
    if (type !== 'expressCheckout')
      throw new Error(
        `The payment sandbox has no "${type}" Element, only "card" and "expressCheckout".`,
      );
    const { api, clientSecret } = this;
    if (clientSecret === undefined)
      throw new Error('Create the group with a clientSecret to have an expressCheckout Element.');
    const retrieve = () => api.retrieveIntent(clientSecret);
    return new SandboxExpressCheckoutElement(options, retrieve, onDestroy);
  }
}
