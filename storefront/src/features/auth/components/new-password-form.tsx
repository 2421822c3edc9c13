import { zodResolver } from '@hookform/resolvers/zod';
import { useForm, useWatch } from 'react-hook-form';
import { useNavigate } from 'react-router-dom';
import { showSuccess } from '@/components/ui/toast';
import { messages } from '@/messages';
import { newPasswordSchema, type NewPasswordFields } from '../lib/credentials-schema';
import { choosePassword } from '../lib/account-mail';
import { AuthForm } from './auth-form';
import { EmailField } from './email-field';
import { PasswordField } from './password-field';
import { PasswordRules } from './password-rules';

const auth = messages.auth;

/** Takes the new password of the account that a reset mail was for; then one logs in with it. */
export function NewPasswordForm({ code, email }: { code: string; email: string }) {
  const navigate = useNavigate();
  const form = useForm<NewPasswordFields>({
    resolver: zodResolver(newPasswordSchema),
    defaultValues: { password: '' },
  });
  const password = useWatch({ control: form.control, name: 'password' });
  const choose = async (fields: NewPasswordFields) => {
    const outcome = await choosePassword({ code, email, ...fields });
    if (outcome.ok) {
      showSuccess(auth.passwordChanged);
      await navigate('/login', { replace: true });
    }
    return outcome;
  };
  return (
    <AuthForm
      form={form}
      onSubmit={choose}
      submitLabel={auth.newPasswordSubmit}
      workingLabel={auth.newPasswordWorking}
    >
      {/* shown, and where a password manager looks for whom the password is */}
      <EmailField value={email} readOnly />
      <PasswordField
        {...form.register('password')}
        autoComplete="new-password"
        hint={<PasswordRules password={password} />}
        error={form.formState.errors.password?.message}
      />
    </AuthForm>
  );
}
