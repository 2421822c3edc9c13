import { Button } from '@/components/ui/button';
import { messages } from '@/messages';
import { usePromoteUser } from '../hooks/use-promote-user';

/** Makes an admin of the user with this email. */
export function PromoteButton({ email }: { email: string }) {
  const promote = usePromoteUser();
  return (
    <Button
      size="small"
      variant="ghost"
      pending={promote.pending}
      aria-description={email}
      onClick={() => void promote.run(email)}
    >
      {messages.users.makeAdmin}
    </Button>
  );
}
