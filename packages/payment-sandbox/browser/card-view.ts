import type { CardField } from './card-digits.ts';

/** The DOM of a mounted card element. */
export interface CardView {
  root: HTMLElement;
  inputs: Record<CardField, HTMLInputElement>;
}

const NOTICE = 'Test mode: no real money. Use card 4242 4242 4242 4242, any future date, any CVC.';

const FIELDS: Record<CardField, { label: string; placeholder: string; size: number }> = {
  number: { label: 'Card number', placeholder: '4242 4242 4242 4242', size: 19 },
  expiry: { label: 'Expiration date', placeholder: 'MM / YY', size: 7 },
  cvc: { label: 'CVC', placeholder: '123', size: 4 },
};

let views = 0;

/** Creates the three fields and the test mode notice. */
export function createCardView(): CardView {
  views += 1;
  const notice = document.createElement('p');
  notice.className = 'SandboxCard-notice';
  notice.id = `sandbox-card-notice-${views}`;
  notice.textContent = NOTICE;
  const inputs = {
    number: createInput('number', notice.id),
    expiry: createInput('expiry', notice.id),
    cvc: createInput('cvc', notice.id),
  };
  const fields = document.createElement('div');
  fields.className = 'SandboxCard-fields';
  fields.append(
    ...(['number', 'expiry', 'cvc'] as const).map((field) => label(field, inputs[field])),
  );
  const root = document.createElement('div');
  root.className = 'SandboxCard';
  root.append(fields, notice);
  return { root, inputs };
}

/** Creates an input without name and autocompletion, so that no browser offers or stores a real card. */
function createInput(field: CardField, noticeId: string): HTMLInputElement {
  const input = document.createElement('input');
  input.type = 'text';
  input.inputMode = 'numeric';
  input.autocomplete = 'off';
  input.spellcheck = false;
  input.placeholder = FIELDS[field].placeholder;
  input.size = FIELDS[field].size;
  if (field === 'number') input.setAttribute('aria-describedby', noticeId);
  return input;
}

function label(field: CardField, input: HTMLInputElement): HTMLLabelElement {
  const text = document.createElement('span');
  text.textContent = FIELDS[field].label;
  const element = document.createElement('label');
  element.className = `SandboxCard-field SandboxCard-field--${field}`;
  element.append(text, input);
  return element;
}
