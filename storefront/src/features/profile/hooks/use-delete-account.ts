import { zodResolver } from '@hookform/resolvers/zod';
import { useNavigate } from 'react-router-dom';
import { z } from 'zod/mini';
import { SESSION_ENDED } from '@/components/ui/form-failure';
import { showSuccess } from '@/components/ui/toast';
import { usePersistedForm } from '@/components/ui/use-persisted-form';
import * as paths from '@/config/paths';
import { ApiError, describeError } from '@/lib/http/api-error';
import { formDraft } from '@/lib/session/form-draft';
import { sessionStore } from '@/lib/session/session-store';
import { messages } from '@/messages';
import { deleteAccount } from '../api/personal-data';

const words = messages.deleteAccount;

const DRAFT = 'delete-account';
const draftSchema = z.object({ email: z.string() });

const isSame = (one: string, other: string) =>
  one.trim().toLowerCase() === other.trim().toLowerCase();

/** Tells whether this user was deleting the account when asked to log in again. */
export const hasBegunToDelete = (owner: string): boolean =>
  formDraft(owner, DRAFT, draftSchema).read() !== null;

/** Clears the note of a started deletion. */
export const stopDeleting = (owner: string): void => formDraft(owner, DRAFT, draftSchema).remove();

const emailSchema = (own: string) =>
  z.object({
    email: z.string().check(
      z.minLength(1, { error: words.emailRequired, abort: true }),
      z.refine((email) => isSame(email, own), words.emailWrong),
    ),
  });

/** The form that deletes the account of a user, signs them out and opens the home page. */
export function useDeleteAccount(owner: string) {
  const navigate = useNavigate();
  return usePersistedForm<{ email: string }, { email: string }>({
    draftName: DRAFT,
    owner,
    draftSchema,
    fields: ['email'],
    resolver: zodResolver(emailSchema(owner)),
    defaultValues: { email: '' },
    whenUnknown: words.whenUnknown,
    async send({ email }, form) {
      try {
        await deleteAccount(email.trim());
      } catch (error) {
        if (!(error instanceof ApiError)) throw error;
        if (error.code === 'recent_sign_in_required') {
          form.setError('root', { type: SESSION_ENDED, message: words.signInAgain });
          return false;
        }
        if (error.status !== 409) throw error;
        form.setError('root', { message: describeError(error) });
        return false;
      }
      showSuccess(words.done, words.doneDetail);
      await sessionStore.signOut(paths.dashboard);
      await navigate(paths.home, { replace: true }); // leaves the login page, opened by the end of the session
      return true;
    },
  });
}
