import { useSendsMails } from '@/lib/mail-config';
import { useSession } from '@/lib/session/session-store';
import { messages } from '@/messages';

const words = messages.mails;

interface MailNoteProps {
  /** The event that the customer has just caused. */
  about: 'placed' | 'paid';
}

/** Says which mail comes after an order or a payment; nothing if the shop sends none. */
export function MailNote({ about }: MailNoteProps) {
  const sendsMails = useSendsMails();
  const { user } = useSession();
  if (!sendsMails || !user) return null;
  const { email, isVerified } = user;
  return (
    <p className="text-muted text-pretty wrap-anywhere">
      {isVerified ? words[about](email) : words.unverified(email)}
    </p>
  );
}
