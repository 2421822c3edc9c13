import { useState } from 'react';
import { parseNumber } from '@/lib/format/parse-number';

const written = (value: number | null) => (value === null ? '' : String(value));

/**
 * The text of a field that holds a number, which is null while it is empty and NaN while it holds
 * none. What was typed stays as typed for as long as it means the value.
 */
export function useNumberText(value: number | null, onChange: (value: number | null) => void) {
  const [typed, setTyped] = useState(written(value));
  return {
    text: Object.is(parseNumber(typed), value) ? typed : written(value),
    type: (text: string): void => {
      setTyped(text);
      onChange(parseNumber(text));
    },
  };
}
