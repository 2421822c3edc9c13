import { SandboxCardElement, type CardElementOptions } from './sandbox-card-element.ts';

/** The sandbox's counterpart of `stripe.elements()`: a group with at most one card element. */
export class SandboxElements {
  private card: SandboxCardElement | null = null;

  create(type: string, options: CardElementOptions = {}): SandboxCardElement {
    if (type !== 'card')
      throw new Error(`The payment sandbox has no "${type}" Element, only "card".`);
    if (this.card)
      throw new Error('Can only create one Element of type card through the same group.');
    this.card = new SandboxCardElement(options, () => (this.card = null));
    return this.card;
  }

  /** Returns the element of a type, given by its name or its React component. */
  getElement(type: string | { __elementType?: string } | null): SandboxCardElement | null {
    const name = typeof type === 'string' ? type : type?.__elementType;
    return name === 'card' ? this.card : null;
  }

  /** Does nothing: appearance and locale are Stripe options; this form is styled by the page. */
  update(): void {
    return undefined;
  }
}
