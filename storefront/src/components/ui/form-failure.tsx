import { messages } from '@/messages';
import { Button } from './button';
import { SESSION_ENDED } from './report-failure';

interface FormFailureProps {
  /** The form's own error (`errors.root`), once there is one. */
  error: { type?: string | number; message?: string } | undefined;
  onLoginAgain: () => void;
}

/** What went wrong with a form as a whole and is to stay on show; with the way to log in again. */
export function FormFailure({ error, onLoginAgain }: FormFailureProps) {
  return (
    <div role="alert" className="grid justify-items-start gap-3 empty:hidden">
      {error?.message && <p className="font-medium text-red-text">{error.message}</p>}
      {error?.type === SESSION_ENDED && (
        <Button variant="ghost" size="small" onClick={onLoginAgain}>
          {messages.forms.loginAgain}
        </Button>
      )}
    </div>
  );
}
