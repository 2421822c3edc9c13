import { messages } from '@/messages';
import { Button } from './button';

interface SessionEndedProps {
  /** Says so, once it has happened. */
  message: string | undefined;
  onLoginAgain: () => void;
}

/** In a form that was refused because its session is over: the way to log in again. */
export function SessionEnded({ message, onLoginAgain }: SessionEndedProps) {
  return (
    <div role="alert" className="empty:hidden">
      {message && (
        <div className="grid justify-items-start gap-3">
          <p className="font-medium text-red-text">{message}</p>
          <Button variant="ghost" size="small" onClick={onLoginAgain}>
            {messages.forms.loginAgain}
          </Button>
        </div>
      )}
    </div>
  );
}
