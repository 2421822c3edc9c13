import { forwardRef, type InputHTMLAttributes, type ReactNode } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { Button } from '@/components/ui/button';
import type { FieldProps } from '@/components/ui/field';
import { TextField } from '@/components/ui/text-field';
import { useSubmit } from '@/components/ui/use-action';
import { messages } from '@/messages';
import type { Outcome } from '../lib/identity-error';

interface AuthFormProps<Fields extends FieldValues> {
  form: UseFormReturn<Fields>;
  /** Called with valid fields; its error message is shown above the button. */
  onSubmit: (fields: Fields) => Promise<Outcome>;
  submitLabel: string;
  workingLabel: string;
  children: ReactNode;
}

/** A form for accounts: the fields, the provider's error and a submit button. */
export function AuthForm<Fields extends FieldValues>({
  form,
  onSubmit,
  submitLabel,
  workingLabel,
  children,
}: AuthFormProps<Fields>) {
  const { errors, isSubmitting } = form.formState;
  const submit = useSubmit(
    form.handleSubmit(async (fields) => {
      const outcome = await onSubmit(fields);
      if (!outcome.ok) form.setError('root', { message: outcome.message });
    }),
  );
  return (
    <form noValidate onSubmit={submit} className="grid gap-5">
      {children}
      <div>
        <FormError message={errors.root?.message} />
        <Button type="submit" pending={isSubmitting} pendingLabel={workingLabel} className="w-full">
          {submitLabel}
        </Button>
      </div>
    </form>
  );
}

type EmailFieldProps = Omit<FieldProps, 'label'> & InputHTMLAttributes<HTMLInputElement>;

/** The email field of an account. Accepts the props that react-hook-form's `register` returns. */
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

/** The identity provider's error in small red text, announced when it appears. */
export function FormError({ message }: { message: string | undefined }) {
  return (
    <div role="alert">
      {message && <p className="mb-3 text-sm font-medium text-red-text">{message}</p>}
    </div>
  );
}
