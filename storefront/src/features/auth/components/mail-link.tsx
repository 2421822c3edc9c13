import { useQuery } from '@tanstack/react-query';
import { CircleCheck, Unlink } from 'lucide-react';
import { useEffect } from 'react';
import * as paths from '@/config/paths';
import { ButtonLink } from '@/components/ui/button';
import { QueryError } from '@/components/ui/error-state';
import { messages } from '@/messages';
import { identityFailure, isDeadLink } from '../lib/identity-error';
import { followMailLink, type MailLink } from '../lib/mail-link';
import { watchSession } from '../lib/start-session';
import { Checking } from './guard';
import { NewPasswordForm } from './new-password-form';
import { Notice } from './notice';

const { links, ...auth } = messages.auth;

/** The pages to open after a link that worked (`done`) and one that did not (`dead`). */
const NEXT_PAGES = {
  resetPassword: { dead: paths.resetPassword },
  verifyEmail: { done: paths.home, dead: paths.dashboard },
  recoverEmail: { done: paths.resetPassword, dead: paths.resetPassword },
  broken: { dead: paths.login },
};

/** Applies the link of an email, and shows its result, the form for a new password, or an error. */
export function MailLinkOutcome({ link }: { link: MailLink }) {
  const query = useMailLink(link);
  const { data: email, error } = query;
  if (isDeadLink(error)) return <DeadLink mode={link.mode} />;
  if (error) {
    const { message } = identityFailure(error);
    return <QueryError title={auth.linkErrorTitle} query={query} message={message} />;
  }
  if (email === undefined) return <Checking />;
  if (link.mode === 'resetPassword') return <NewPasswordForm code={link.code} email={email} />;
  const { doneTitle, doneText, doneLabel } = links[link.mode];
  return (
    <Notice
      icon={CircleCheck}
      title={doneTitle(email)}
      text={doneText}
      action={<ButtonLink to={NEXT_PAGES[link.mode].done}>{doneLabel}</ButtonLink>}
    />
  );
}

/** The notice for a link that was already used, has expired or is incomplete. */
export function DeadLink({ mode = 'broken' }: { mode?: MailLink['mode'] | 'broken' }) {
  const { deadText, deadLabel } = links[mode];
  return (
    <Notice
      icon={Unlink}
      title={auth.deadLinkTitle}
      text={deadText}
      action={<ButtonLink to={NEXT_PAGES[mode].dead}>{deadLabel}</ButtonLink>}
    />
  );
}

/**
 * Follows the link once, however often its page is rendered or come back to: the code works only
 * once, and the second time would look like a failure.
 */
function useMailLink(link: MailLink) {
  useEffect(watchSession, []);
  return useQuery({
    queryKey: ['mail-link', link],
    queryFn: () => followMailLink(link),
    retry: false,
    staleTime: Infinity,
    cacheTime: Infinity,
  });
}
