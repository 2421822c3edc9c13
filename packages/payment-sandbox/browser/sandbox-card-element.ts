import { brandOf, type CardDigits, type CardField } from './card-digits.ts';
import { caretAfter, digitsOf, formatDigits } from './card-format.ts';
import { fieldProblem, isIncomplete, readExpiry, type CardProblem } from './card-problem.ts';
import { createCardView, type CardView } from './card-view.ts';
import { hostOf, SandboxElement } from './sandbox-element.ts';

export interface CardElementOptions {
  disabled?: boolean;
}

/** The card as it is sent to the sandbox, which accepts only published test cards. */
export interface TestCard {
  number: string;
  exp_month: number;
  exp_year: number;
  cvc: string;
}

const FIELDS = ['number', 'expiry', 'cvc'] as const;
const HOST_CLASSES = ['', '--empty', '--complete', '--invalid', '--focus'].map(
  (state) => `StripeElement${state}`,
);
const EMPTY: CardDigits = { number: '', expiry: '', cvc: '' };

/** The sandbox's counterpart of Stripe's card element, with the same methods and events. */
export class SandboxCardElement extends SandboxElement {
  private view: CardView | null = null;
  private host: HTMLElement | null = null;
  private digits: CardDigits = EMPTY;
  /** Fields that lost focus or were submitted; only these are reported as incomplete. */
  private left = new Set<CardField>();

  constructor(
    private options: CardElementOptions,
    private readonly onDestroy: () => void,
  ) {
    super('card');
  }

  /** Shows the fields inside an element, given directly or by its selector. */
  mount(target: string | HTMLElement): this {
    const host = hostOf(target);
    this.unmount();
    const view = createCardView();
    for (const field of FIELDS) this.listen(field, view.inputs[field]);
    host.append(view.root);
    this.view = view;
    this.host = host;
    this.render();
    // like Stripe's element, emit `ready` only after the caller could add listeners
    setTimeout(() => this.view === view && this.emit('ready'));
    return this;
  }

  update(options: CardElementOptions): this {
    this.options = { ...this.options, ...options };
    this.render();
    return this;
  }

  focus(): this {
    this.view?.inputs.number.focus();
    return this;
  }

  blur(): this {
    for (const input of Object.values(this.view?.inputs ?? {})) input.blur();
    return this;
  }

  clear(): this {
    this.digits = EMPTY;
    this.left.clear();
    for (const input of Object.values(this.view?.inputs ?? {})) input.value = '';
    this.changed();
    return this;
  }

  unmount(): this {
    this.view?.root.remove();
    this.host?.classList.remove(...HOST_CLASSES);
    this.view = null;
    this.host = null;
    this.digits = EMPTY;
    this.left.clear();
    return this;
  }

  destroy(): void {
    this.unmount();
    this.listeners.clear();
    this.onDestroy();
  }

  /** Returns the entered card, or its first error, and shows all errors. */
  read(): { card: TestCard } | { error: { type: string; message: string; code?: string } } {
    if (!this.view) return { error: NOT_MOUNTED };
    this.left = new Set(FIELDS);
    const [error] = this.problems().values();
    this.changed();
    if (error) return { error };
    const { number, expiry, cvc } = this.digits;
    const { month, year } = readExpiry(expiry);
    return { card: { number, exp_month: month, exp_year: year, cvc } };
  }

  private listen(field: CardField, input: HTMLInputElement): void {
    input.addEventListener('input', (event) => {
      this.enter(field, input, event instanceof InputEvent ? event.inputType : '');
    });
    input.addEventListener('focus', () => {
      this.host?.classList.add('StripeElement--focus');
      this.emit('focus');
    });
    input.addEventListener('blur', () => {
      this.host?.classList.remove('StripeElement--focus');
      if (this.digits[field] !== '') this.left.add(field);
      if (isIncomplete(field, this.digits) && this.left.has(field)) this.changed();
      this.emit('blur');
    });
    input.addEventListener('keydown', ({ key }) => {
      if (key === 'Escape') this.emit('escape');
    });
  }

  private enter(field: CardField, input: HTMLInputElement, inputType: string): void {
    const before = { text: input.value, caret: input.selectionStart ?? input.value.length };
    // while digits are deleted, the `5` left of `05` must not be padded again
    const isDeleting = inputType.startsWith('delete');
    const text = isDeleting ? input.value.replace(/\D/g, '') : input.value;
    const digits = isDeleting ? text : digitsOf(field, text, brandOf(this.digits.number));
    this.digits = { ...this.digits, [field]: digits };
    if (digits === '') this.left.delete(field);
    const formatted = formatDigits(field, digits);
    input.value = formatted;
    const caret = caretAfter(before, formatted);
    input.setSelectionRange(caret, caret);
    this.changed();
  }

  /** Returns the errors in field order; a field that is only incomplete has one after it lost focus. */
  private problems(): Map<CardField, CardProblem> {
    const found = new Map<CardField, CardProblem>();
    for (const field of FIELDS) {
      if (isIncomplete(field, this.digits) && !this.left.has(field)) continue;
      const problem = fieldProblem(field, this.digits, new Date());
      if (problem) found.set(field, problem);
    }
    return found;
  }

  private get isEmpty(): boolean {
    return FIELDS.every((field) => this.digits[field] === '');
  }

  private get isComplete(): boolean {
    return FIELDS.every((field) => fieldProblem(field, this.digits, new Date()) === null);
  }

  private changed(): void {
    this.render();
    const [error] = this.problems().values();
    this.emit('change', {
      empty: this.isEmpty,
      complete: this.isComplete,
      error,
      brand: brandOf(this.digits.number),
      value: { postalCode: '' },
    });
  }

  private hostClasses(): Record<string, boolean> {
    return {
      'StripeElement--empty': this.isEmpty,
      'StripeElement--complete': this.isComplete,
      'StripeElement--invalid': this.problems().size > 0,
    };
  }

  private render(): void {
    const problems = this.problems();
    for (const field of FIELDS) {
      const input = this.view?.inputs[field];
      if (!input) return;
      input.disabled = this.options.disabled ?? false;
      input.setAttribute('aria-invalid', String(problems.has(field)));
    }
    this.host?.classList.add('StripeElement');
    for (const [name, isOn] of Object.entries(this.hostClasses())) {
      this.host?.classList.toggle(name, isOn);
    }
  }
}

const NOT_MOUNTED = {
  type: 'invalid_request_error',
  message:
    'We could not retrieve data from the specified Element. Please make sure the Element you are attempting to use is still mounted.',
};
