import { zodResolver } from '@hookform/resolvers/zod';
import { useForm, useWatch } from 'react-hook-form';
import { Button } from '@/components/ui/button';
import { TextField } from '@/components/ui/text-field';
import { messages } from '@/messages';
import { loginSchema, type LoginFields } from '../lib/credentials-schema';
import { logIn } from '../lib/enter';
import { isStrongPassword } from '../lib/password-rules';
import { FormError } from './form-error';
import { PasswordField } from './password-field';
import { PasswordRules } from './password-rules';

const auth = messages.auth;

/** Email and password. On success the session changes, and whoever shows this form moves on. */
export function LoginForm() {
  const form = useForm<LoginFields>({
    resolver: zodResolver(loginSchema),
    defaultValues: { email: '', password: '' },
  });
  const { errors, isSubmitting } = form.formState;
  const password = useWatch({ control: form.control, name: 'password' });
  const isWeak = Boolean(errors.password) && password !== '' && !isStrongPassword(password);
  const submit = form.handleSubmit(async (fields) => {
    const entry = await logIn(fields);
    if (!entry.ok) form.setError('root', { message: entry.message });
  });

  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="grid gap-5">
      <TextField
        {...form.register('email')}
        label={auth.email}
        type="email"
        autoComplete="username"
        error={errors.email?.message}
      />
      <PasswordField
        {...form.register('password')}
        autoComplete="current-password"
        error={errors.password?.message}
        hint={isWeak && <PasswordRules password={password} />}
      />
      <div>
        <FormError message={errors.root?.message} />
        <Button
          type="submit"
          pending={isSubmitting}
          pendingLabel={auth.loginWorking}
          className="w-full"
        >
          {auth.loginSubmit}
        </Button>
      </div>
    </form>
  );
}
