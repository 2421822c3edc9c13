import { forwardRef, type InputHTMLAttributes, type ReactNode } from 'react';
import { CONTROL, Field, type FieldProps } from './field';

interface TextFieldProps extends FieldProps, Omit<InputHTMLAttributes<HTMLInputElement>, 'id'> {
  /** A small control inside the field's right end, such as one that shows a password. */
  trailing?: ReactNode;
}

/** One line of text. Takes what `register` of react-hook-form gives. */
export const TextField = forwardRef<HTMLInputElement, TextFieldProps>(function TextField(
  { label, error, hint, trailing, className = '', ...rest },
  ref,
) {
  return (
    <Field label={label} error={error} hint={hint}>
      {(control) => (
        <div className="relative">
          <input
            dir="auto"
            {...rest}
            {...control}
            ref={ref}
            className={`${CONTROL} ${trailing ? 'pr-14' : ''} ${className}`}
          />
          {trailing && (
            <div className="absolute inset-y-0 right-1 flex items-center">{trailing}</div>
          )}
        </div>
      )}
    </Field>
  );
});
