import { useState, type ChangeEvent, type ClipboardEvent, type WheelEvent } from 'react';
import { parseNumber } from '@/lib/format/parse-number';

/** What a browser's number field takes as it is. */
const PLAIN = /^\d*\.?\d*$/;

const written = (value: number | null) =>
  value === null || Number.isNaN(value) ? '' : String(value);

/**
 * What makes an `<input>` a field for a number, which is null while it is empty and NaN while it
 * holds none. What was typed stays as typed for as long as it means the value. A browser would make
 * 1.2345 of a pasted `1.234,50`, nothing of `$ 4.50`, and turn the number with the mouse wheel.
 */
export function useNumberText(value: number | null, onChange: (value: number | null) => void) {
  const [typed, setTyped] = useState(written(value));
  const type = (text: string): void => {
    setTyped(text);
    onChange(parseNumber(text));
  };
  const input = {
    type: 'number',
    step: 'any',
    autoComplete: 'off',
    value: Object.is(parseNumber(typed), value) ? typed : written(value),
    onChange({ target }: ChangeEvent<HTMLInputElement>): void {
      if (target.validity.badInput) onChange(Number.NaN);
      else type(target.value);
    },
    onPaste(event: ClipboardEvent): void {
      const text = event.clipboardData.getData('text');
      if (PLAIN.test(text)) return;
      event.preventDefault();
      const number = parseNumber(text);
      setTyped(written(number));
      onChange(number);
    },
    onWheel: (event: WheelEvent<HTMLInputElement>): void => event.currentTarget.blur(),
  } as const;
  return { input, type };
}
