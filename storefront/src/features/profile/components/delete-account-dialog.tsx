import { Link } from 'react-router-dom';
import { FormDialog } from '@/components/ui/form-dialog';
import { textIn, TextField } from '@/components/ui/text-field';
import * as paths from '@/config/paths';
import { useShop } from '@/lib/shop';
import { messages } from '@/messages';
import { useDeleteAccount } from '../hooks/use-delete-account';

const words = messages.deleteAccount;

interface DeleteAccountDialogProps {
  email: string;
  isOpen: boolean;
  onClose: () => void;
}

/** Explains the consequences of deleting an account, and deletes it once the email is typed. */
export default function DeleteAccountDialog({ email, isOpen, onClose }: DeleteAccountDialogProps) {
  const { form, submit, failure } = useDeleteAccount(email);
  const { isSubmitting } = form.formState;
  const { pages } = useShop();
  return (
    <FormDialog
      title={words.title}
      isOpen={isOpen}
      onClose={onClose}
      onSubmit={submit}
      failure={failure}
      confirmLabel={words.confirm}
      pending={isSubmitting}
      pendingLabel={words.pending}
    >
      <div className="grid gap-4">
        <p className="font-semibold">{words.lead}</p>
        <ul className="grid list-disc gap-2 pl-5 text-pretty">
          {words.consequences.map((consequence) => (
            <li key={consequence}>{consequence}</li>
          ))}
        </ul>
        {pages.some(({ slug }) => slug === 'privacy') && (
          <p>
            <Link
              to={paths.shopPage('privacy')}
              target="_blank"
              className="font-semibold underline underline-offset-4"
            >
              {words.privacy}
            </Link>
          </p>
        )}
        <TextField {...textIn(form, 'email')} label={words.email} type="email" autoComplete="off" />
      </div>
    </FormDialog>
  );
}
