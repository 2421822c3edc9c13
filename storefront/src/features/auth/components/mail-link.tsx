import { CircleCheck, Unlink } from 'lucide-react';
import { ButtonLink } from '@/components/ui/button';
import { ErrorState } from '@/components/ui/error-state';
import { messages } from '@/messages';
import { useMailLink } from '../hooks/use-mail-link';
import { identityFailure, isDeadLink } from '../lib/identity-error';
import type { MailLink } from '../lib/mail-link';
import { Checking } from './checking';
import { NewPasswordForm } from './new-password-form';
import { Notice } from './notice';

const { links, ...auth } = messages.auth;

/** Where to go on from a link that has done its work, and from one that has not. */
const WAY_ON = {
  resetPassword: { dead: '/resetpass' },
  verifyEmail: { done: '/', dead: '/dashboard' },
  recoverEmail: { done: '/resetpass', dead: '/resetpass' },
  broken: { dead: '/login' },
};

/** Follows a link of a mail: shows what it has done, asks for the new password, or says what is wrong. */
export function MailLinkOutcome({ link }: { link: MailLink }) {
  const { data: email, error, isFetching, refetch } = useMailLink(link);
  if (isDeadLink(error)) return <DeadLink mode={link.mode} />;
  if (error) {
    return (
      <ErrorState
        title={auth.linkErrorTitle}
        message={identityFailure(error).message}
        onRetry={() => void refetch()}
        retrying={isFetching}
      />
    );
  }
  if (email === undefined) return <Checking />;
  if (link.mode === 'resetPassword') return <NewPasswordForm code={link.code} email={email} />;
  const { doneTitle, doneText, doneLabel } = links[link.mode];
  return (
    <Notice
      icon={CircleCheck}
      title={doneTitle(email)}
      text={doneText}
      action={<ButtonLink to={WAY_ON[link.mode].done}>{doneLabel}</ButtonLink>}
    />
  );
}

/** For a link that was used, is too old or has lost a part on its way. */
export function DeadLink({ mode = 'broken' }: { mode?: MailLink['mode'] | 'broken' }) {
  const { deadText, deadLabel } = links[mode];
  return (
    <Notice
      icon={Unlink}
      title={auth.deadLinkTitle}
      text={deadText}
      action={<ButtonLink to={WAY_ON[mode].dead}>{deadLabel}</ButtonLink>}
    />
  );
}
