import { forwardRef } from 'react';
import type { FieldProps } from './field';
import { TextField } from './text-field';
import { useNumberText } from './use-number-text';

interface AmountFieldProps extends FieldProps {
  name?: string;
  /** A decimal; null while the field is empty, NaN while it holds no number. */
  value: number | null;
  onValueChange: (value: number | null) => void;
  onBlur?: () => void;
}

/** An amount of money, typed or pasted as people write it; nobody reaches one step by step. */
export const AmountField = forwardRef<HTMLInputElement, AmountFieldProps>(function AmountField(
  { value, onValueChange, ...rest },
  ref,
) {
  const { text, type } = useNumberText(value, onValueChange);
  return (
    <TextField
      {...rest}
      ref={ref}
      inputMode="decimal"
      autoComplete="off"
      value={text}
      onChange={({ target }) => type(target.value)}
      className="figure max-w-60 text-lg"
    />
  );
});
