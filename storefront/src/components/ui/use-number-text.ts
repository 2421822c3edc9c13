import { useState, type ChangeEvent, type ClipboardEvent, type WheelEvent } from 'react';
import { parseNumber } from '@/lib/forms/parse-number';

/** Text that a browser's number field accepts unchanged. */
const PLAIN = /^\d*\.?\d*$/;

/** Reads the text of a number field, which browsers write with a point in every language. */
const numberOf = (text: string): number | null => (text.trim() === '' ? null : Number(text));

const format = (value: number | null) =>
  value === null || Number.isNaN(value) ? '' : String(value);

/**
 * Returns the props of an `<input>` for a number, which is null while it is empty and NaN while its
 * text is not a number. The typed text is kept as long as it represents the value. By default, a
 * browser would read a pasted `1.234,50` as 1.2345, drop `$ 4.50`, and change the number with the
 * mouse wheel.
 */
export function useNumberText(value: number | null, onChange: (value: number | null) => void) {
  const [typed, setTyped] = useState(format(value));
  const type = (text: string): void => {
    setTyped(text);
    onChange(numberOf(text));
  };
  const input = {
    type: 'number',
    step: 'any',
    autoComplete: 'off',
    value: Object.is(numberOf(typed), value) ? typed : format(value),
    onChange({ target }: ChangeEvent<HTMLInputElement>): void {
      if (target.validity.badInput) onChange(Number.NaN);
      else type(target.value);
    },
    onPaste(event: ClipboardEvent): void {
      const text = event.clipboardData.getData('text');
      if (PLAIN.test(text)) return;
      event.preventDefault();
      const number = parseNumber(text);
      setTyped(format(number));
      onChange(number);
    },
    onWheel: (event: WheelEvent<HTMLInputElement>): void => event.currentTarget.blur(),
  } as const;
  return { input, type };
}
