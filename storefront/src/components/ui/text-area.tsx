import { forwardRef, type TextareaHTMLAttributes } from 'react';
import { CONTROL, Field, type FieldProps } from './field';

type TextAreaProps = FieldProps & Omit<TextareaHTMLAttributes<HTMLTextAreaElement>, 'id'>;

/** Several lines of text. Takes what `register` of react-hook-form gives. */
export const TextArea = forwardRef<HTMLTextAreaElement, TextAreaProps>(function TextArea(
  { label, error, hint, className = '', rows = 3, ...rest },
  ref,
) {
  return (
    <Field label={label} error={error} hint={hint}>
      {(control) => (
        <textarea
          dir="auto"
          {...rest}
          {...control}
          ref={ref}
          rows={rows}
          className={`${CONTROL} ${className}`}
        />
      )}
    </Field>
  );
});
