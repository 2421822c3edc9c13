import { sessionStore } from '@/lib/session/session-store';
import { messages } from '@/messages';
import { Button } from './button';

interface FormFailureProps {
  message: string | undefined;
  /** Only a new login helps. */
  isSignedOut: boolean | undefined;
}

/** What went wrong with a form as a whole and is to stay on show; with the way to log in again. */
export function FormFailure({ message, isSignedOut }: FormFailureProps) {
  return (
    <div role="alert" className="grid w-full justify-items-start gap-3 empty:absolute">
      {message && <p className="font-medium text-red-text">{message}</p>}
      {isSignedOut && (
        <Button variant="ghost" size="small" onClick={() => void sessionStore.signOut()}>
          {messages.forms.loginAgain}
        </Button>
      )}
    </div>
  );
}
