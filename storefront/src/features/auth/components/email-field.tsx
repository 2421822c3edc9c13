import { forwardRef, type InputHTMLAttributes } from 'react';
import type { FieldProps } from '@/components/ui/field';
import { TextField } from '@/components/ui/text-field';
import { messages } from '@/messages';

type EmailFieldProps = Omit<FieldProps, 'label'> & InputHTMLAttributes<HTMLInputElement>;

/** The email that names an account. Takes what `register` of react-hook-form gives. */
export const EmailField = forwardRef<HTMLInputElement, EmailFieldProps>(
  function EmailField(props, ref) {
    return (
      <TextField
        {...props}
        ref={ref}
        label={messages.auth.email}
        type="email"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
      />
    );
  },
);
