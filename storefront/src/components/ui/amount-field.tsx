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
  const { input } = useNumberText(value, onValueChange);
  return (
    <TextField
      {...rest}
      ref={ref}
      {...input}
      inputMode="decimal"
      className="without-spinner figure max-w-60 text-lg"
    />
  );
});
