import { zodResolver } from '@hookform/resolvers/zod';
import { useForm, useWatch } from 'react-hook-form';
import { TextField } from '@/components/ui/text-field';
import { showError, showSuccess } from '@/components/ui/toast';
import { isolate } from '@/lib/format/isolate';
import { messages } from '@/messages';
import { signupSchema, type SignupFields } from '../lib/credentials-schema';
import { createAccount } from '../lib/enter';
import { AuthForm } from './auth-form';
import { EmailField } from './email-field';
import { MailboxLink } from './mailbox-link';
import { PasswordField } from './password-field';
import { PasswordRules } from './password-rules';

const auth = messages.auth;

/** Opens the account and tells of the mail that verifies its email. */
async function signUp(fields: SignupFields) {
  const entry = await createAccount(fields);
  if (!entry.ok) return entry;
  if (entry.verificationSent) {
    showSuccess(auth.welcome(isolate(fields.name)), <VerificationSent email={fields.email} />);
  } else showError(auth.verificationFailed);
  return entry;
}

function VerificationSent({ email }: { email: string }) {
  return (
    <>
      {auth.verificationSent(email)} <MailboxLink />
    </>
  );
}

/** Name, email and password. On success the session changes, and whoever shows this form moves on. */
export function SignupForm() {
  const form = useForm<SignupFields>({
    resolver: zodResolver(signupSchema),
    defaultValues: { name: '', email: '', password: '' },
  });
  const { errors } = form.formState;
  const password = useWatch({ control: form.control, name: 'password' });
  return (
    <AuthForm
      form={form}
      onSubmit={signUp}
      submitLabel={auth.signupSubmit}
      workingLabel={auth.signupWorking}
    >
      <TextField
        {...form.register('name')}
        label={auth.name}
        autoComplete="name"
        hint={auth.nameHint}
        error={errors.name?.message}
      />
      <EmailField {...form.register('email')} error={errors.email?.message} />
      <PasswordField
        {...form.register('password')}
        autoComplete="new-password"
        hint={<PasswordRules password={password} />}
        error={errors.password?.message}
      />
    </AuthForm>
  );
}
