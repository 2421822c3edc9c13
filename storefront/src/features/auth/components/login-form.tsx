import { zodResolver } from '@hookform/resolvers/zod';
import { useForm, useWatch } from 'react-hook-form';
import { textIn } from '@/components/ui/text-field';
import { messages } from '@/messages';
import { isStrongPassword, loginSchema, type LoginFields } from '../lib/credentials';
import { logIn } from '../lib/sign-in';
import { AuthForm, EmailField } from './auth-form';
import { PasswordField, PasswordRules } from './password-field';

const auth = messages.auth;

/** Email and password. On success the session changes, and the page redirects. */
export function LoginForm() {
  const form = useForm<LoginFields>({
    resolver: zodResolver(loginSchema),
    defaultValues: { email: '', password: '' },
  });
  const password = useWatch({ control: form.control, name: 'password' });
  const { errors } = form.formState;
  const isWeak = Boolean(errors.password) && password !== '' && !isStrongPassword(password);
  return (
    <AuthForm
      form={form}
      onSubmit={logIn}
      submitLabel={auth.loginSubmit}
      workingLabel={auth.loginWorking}
    >
      <EmailField {...textIn(form, 'email')} />
      <PasswordField
        {...textIn(form, 'password')}
        autoComplete="current-password"
        hint={isWeak && <PasswordRules password={password} />}
      />
    </AuthForm>
  );
}
