import { zodResolver } from '@hookform/resolvers/zod';
import { useForm, useWatch } from 'react-hook-form';
import { textIn, TextField } from '@/components/ui/text-field';
import { showError, showSuccess } from '@/components/ui/toast';
import { isolate } from '@/lib/format/isolate';
import { messages } from '@/messages';
import { signupSchema, type SignupFields } from '../lib/credentials';
import { createAccount } from '../lib/sign-in';
import { AuthForm, EmailField } from './auth-form';
import { MailboxLink } from './mailbox-link';
import { PasswordField, PasswordRules } from './password-field';

const auth = messages.auth;

/** Creates the account and reports whether the verification email was sent. */
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

/** Name, email and password. On success the session changes, and the page redirects. */
export function SignupForm() {
  const form = useForm<SignupFields>({
    resolver: zodResolver(signupSchema),
    defaultValues: { name: '', email: '', password: '' },
  });
  const password = useWatch({ control: form.control, name: 'password' });
  return (
    <AuthForm
      form={form}
      onSubmit={signUp}
      submitLabel={auth.signupSubmit}
      workingLabel={auth.signupWorking}
    >
      <TextField
        {...textIn(form, 'name')}
        label={auth.name}
        autoComplete="name"
        hint={auth.nameHint}
      />
      <EmailField {...textIn(form, 'email')} />
      <PasswordField
        {...textIn(form, 'password')}
        autoComplete="new-password"
        hint={<PasswordRules password={password} />}
      />
    </AuthForm>
  );
}
