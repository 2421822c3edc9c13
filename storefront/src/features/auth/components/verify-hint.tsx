import { MailWarning } from 'lucide-react';
import { useEffect } from 'react';
import { Button } from '@/components/ui/button';
import { showError, showSuccess } from '@/components/ui/toast';
import { useAction } from '@/components/ui/use-action';
import { useSession } from '@/lib/session/session-store';
import { messages } from '@/messages';
import { sendVerificationMail } from '../api/account-mails';
import { outcomeOf } from '../lib/identity-error';
import { renewSession } from '../lib/session';
import { MailboxLink } from './mailbox-link';

const auth = messages.auth;

/** A reminder for users whose email is not verified, with a button to send the link again. */
export function VerifyHint() {
  const { user } = useSession();
  return user && !user.isVerified ? <Unverified email={user.email} /> : null;
}

function Unverified({ email }: { email: string }) {
  useEffect(() => {
    // the user may have verified the email in the meantime
    const refresh = () => void renewSession();
    window.addEventListener('focus', refresh);
    return () => window.removeEventListener('focus', refresh);
  }, []);
  const send = useAction(async () => {
    const outcome = await outcomeOf(sendVerificationMail);
    if (outcome.ok) showSuccess(auth.verificationSent(email));
    else showError(outcome.message);
  });
  return (
    <aside
      aria-label={auth.unverifiedTitle}
      className="mb-8 flex flex-wrap items-center gap-x-4 gap-y-3 rounded-card border border-line bg-panel p-4 sm:px-5"
    >
      <MailWarning aria-hidden className="size-6 shrink-0" />
      <p className="min-w-56 grow basis-0 [overflow-wrap:anywhere]">{auth.unverified(email)}</p>
      <MailboxLink />
      <Button
        variant="ghost"
        size="small"
        pending={send.pending}
        pendingLabel={auth.verificationSending}
        onClick={() => void send.run()}
      >
        {auth.verificationAgain}
      </Button>
    </aside>
  );
}
