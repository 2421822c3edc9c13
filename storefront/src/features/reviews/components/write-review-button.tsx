import * as paths from '@/config/paths';
import { Button, ButtonLink } from '@/components/ui/button';
import { useSession } from '@/lib/session/session-store';
import { messages } from '@/messages';

const words = messages.productReviews;

interface WriteReviewButtonProps {
  /** The place of the reviews, to which the login returns. */
  place: { handle: string; hash: string };
  isOpen: boolean;
  onOpen: () => void;
}

/** Opens the form, or leads to the login, which returns to the reviews. */
export function WriteReviewButton({ place, isOpen, onOpen }: WriteReviewButtonProps) {
  const { status } = useSession();
  if (status === 'signed-in') {
    return (
      <Button
        variant="ghost"
        aria-expanded={isOpen}
        onClick={onOpen}
        className="w-fit print:hidden"
      >
        {words.write}
      </Button>
    );
  }
  const from = { pathname: paths.product(place.handle), search: '', hash: place.hash };
  return (
    <div className="grid gap-2 print:hidden">
      <ButtonLink to={paths.login} state={{ from }} variant="ghost" className="w-fit">
        {words.write}
      </ButtonLink>
      {status === 'signed-out' && <p className="text-sm text-muted">{words.needsLogin}</p>}
    </div>
  );
}
