import { zodResolver } from '@hookform/resolvers/zod';
import { useForm, useWatch } from 'react-hook-form';
import { useNavigate } from 'react-router-dom';
import * as paths from '@/config/paths';
import { textIn } from '@/components/ui/text-field';
import { showSuccess } from '@/components/ui/toast';
import { messages } from '@/messages';
import { newPasswordSchema, type NewPasswordFields } from '../lib/credentials';
import { choosePassword } from '../lib/sign-in';
import { AuthForm, EmailField } from './auth-form';
import { PasswordField, PasswordRules } from './password-field';

const auth = messages.auth;

/** The form for a new password, opened by the link of a reset email. It then opens the login page. */
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
      await navigate(paths.login, { replace: true });
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
      {/* tells password managers which account the password belongs to */}
      <EmailField value={email} readOnly />
      <PasswordField
        {...textIn(form, 'password')}
        autoComplete="new-password"
        hint={<PasswordRules password={password} />}
      />
    </AuthForm>
  );
}
