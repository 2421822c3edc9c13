import type { ReactNode } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { Button } from '@/components/ui/button';
import { useSubmit } from '@/components/ui/use-action';
import type { Outcome } from '../lib/outcome';
import { FormError } from './form-error';

interface AuthFormProps<Fields extends FieldValues> {
  form: UseFormReturn<Fields>;
  /** Called with fields that keep the rules; what it is refused with shows above the button. */
  onSubmit: (fields: Fields) => Promise<Outcome>;
  submitLabel: string;
  workingLabel: string;
  /** The fields. */
  children: ReactNode;
}

/** The frame of every form about an account: its fields, the provider's refusal and one button. */
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
