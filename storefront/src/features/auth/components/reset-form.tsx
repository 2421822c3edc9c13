import { zodResolver } from '@hookform/resolvers/zod';
import { MailCheck } from 'lucide-react';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { textIn } from '@/components/ui/text-field';
import { showSuccess } from '@/components/ui/toast';
import { messages } from '@/messages';
import { sendResetMail } from '../api/account-mails';
import { resetSchema, type ResetFields } from '../lib/credentials';
import { outcomeOf } from '../lib/identity-error';
import { AuthForm, EmailField } from './auth-form';
import { MailboxLink } from './mailbox-link';
import { Notice } from './notice';

const auth = messages.auth;

/** Asks for an email and sends the reset link. The input is kept, so that a typo can be corrected. */
export function ResetForm() {
  const [sentTo, setSentTo] = useState('');
  const form = useForm<ResetFields>({
    resolver: zodResolver(resetSchema),
    defaultValues: { email: '' },
  });
  const send = async (fields: ResetFields) => {
    // the same whether or not the email has an account
    const outcome = await outcomeOf(() => sendResetMail(fields.email));
    setSentTo(outcome.ok ? fields.email : '');
    if (outcome.ok) showSuccess(auth.resetSent);
    return outcome;
  };
  return (
    <>
      <AuthForm
        form={form}
        onSubmit={send}
        submitLabel={auth.resetSubmit}
        workingLabel={auth.resetWorking}
      >
        <EmailField {...textIn(form, 'email')} />
      </AuthForm>
      {sentTo && (
        <div className="mt-6">
          <Notice
            icon={MailCheck}
            title={auth.resetSentTitle}
            text={auth.resetSentHint(sentTo)}
            action={<MailboxLink />}
          />
        </div>
      )}
    </>
  );
}
