import { zodResolver } from '@hookform/resolvers/zod';
import { useForm, useWatch } from 'react-hook-form';
import { Button } from '@/components/ui/button';
import { TextField } from '@/components/ui/text-field';
import { showError, showSuccess } from '@/components/ui/toast';
import { messages } from '@/messages';
import { signupSchema, type SignupFields } from '../lib/credentials-schema';
import { createAccount } from '../lib/enter';
import { FormError } from './form-error';
import { PasswordField } from './password-field';
import { PasswordRules } from './password-rules';

const auth = messages.auth;

/** Name, email and password. On success the session changes, and whoever shows this form moves on. */
export function SignupForm() {
  const form = useForm<SignupFields>({
    resolver: zodResolver(signupSchema),
    defaultValues: { name: '', email: '', password: '' },
  });
  const { errors, isSubmitting } = form.formState;
  const password = useWatch({ control: form.control, name: 'password' });
  const submit = form.handleSubmit(async (fields) => {
    const entry = await createAccount(fields);
    if (!entry.ok) form.setError('root', { message: entry.message });
    else if (!entry.verificationSent) showError(auth.verificationFailed);
    else showSuccess(auth.welcome(fields.name), auth.verificationSent(fields.email));
  });

  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="grid gap-5">
      <TextField
        {...form.register('name')}
        label={auth.name}
        autoComplete="name"
        hint={auth.nameHint}
        error={errors.name?.message}
      />
      <TextField
        {...form.register('email')}
        label={auth.email}
        type="email"
        autoComplete="username"
        error={errors.email?.message}
      />
      <PasswordField
        {...form.register('password')}
        autoComplete="new-password"
        hint={<PasswordRules password={password} />}
        error={errors.password?.message}
      />
      <div>
        <FormError message={errors.root?.message} />
        <Button
          type="submit"
          pending={isSubmitting}
          pendingLabel={auth.signupWorking}
          className="w-full"
        >
          {auth.signupSubmit}
        </Button>
      </div>
    </form>
  );
}
