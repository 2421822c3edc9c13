import { useQueryClient } from '@tanstack/react-query';
import { BellRing } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import * as paths from '@/config/paths';
import { Button, ButtonLink } from '@/components/ui/button';
import { useAction } from '@/components/ui/use-action';
import { describeError, toApiError } from '@/lib/http/api-error';
import { useSendsMails } from '@/lib/mail-config';
import { productPageKey } from '@/lib/query-keys';
import { hasJustLoggedIn } from '@/lib/session/just-logged-in';
import { type SessionUser, useSession } from '@/lib/session/session-store';
import { messages } from '@/messages';
import { setWatch, useWatch, watchKey } from '../api/watch';

const words = messages.watch;

/** The hash with which the login returns to the product, after a visitor has asked for the mail. */
const HASH = '#watch';

interface WatchStockProps {
  product: { _id: string; handle: string };
}

/** Offers a mail when a sold-out product can be ordered again. Nothing for admins, or if the shop sends no mails. */
export default function WatchStock({ product }: WatchStockProps) {
  const { status, user, role } = useSession();
  const sendsMails = useSendsMails();
  if (!sendsMails || status === 'loading' || role === 'admin') return null;
  if (user) return <OwnWatch key={user.email} product={product} user={user} />;
  const from = { pathname: paths.product(product.handle), search: '', hash: HASH };
  return (
    <ButtonLink to={paths.login} state={{ from }} variant="ghost" className="w-fit print:hidden">
      {words.ask}
    </ButtonLink>
  );
}

function OwnWatch({ product, user }: WatchStockProps & { user: SessionUser }) {
  const { _id: id, handle } = product;
  const { email, isVerified } = user;
  const { data } = useWatch(id, email);
  const queryClient = useQueryClient();
  const [problem, setProblem] = useState<string | null>(null);
  const change = useAction(async (watched: boolean) => {
    setProblem(null);
    try {
      queryClient.setQueryData(watchKey(id, email), await setWatch(id, watched));
    } catch (error) {
      setProblem(problemOf(error));
      // it may have come back, and then this offer goes
      await queryClient.invalidateQueries({ queryKey: productPageKey(handle) });
    }
  });
  useWishFromLogin(data?.watched === false && isVerified, () => void change.run(true));
  if (!data) return null;
  if (!isVerified) return <p className="text-sm text-muted">{words.needsVerifying}</p>;
  return (
    <div className="grid gap-3 print:hidden">
      <p aria-live="polite" className={data.watched ? 'flex gap-3' : 'sr-only'}>
        {data.watched && (
          <>
            <BellRing aria-hidden className="mt-0.5 size-5 shrink-0 text-leaf-text" />
            <span className="min-w-0 wrap-anywhere">{words.watched(email)}</span>
          </>
        )}
      </p>
      <Button
        variant="ghost"
        className="w-fit"
        pending={change.pending}
        onClick={() => void change.run(!data.watched)}
      >
        {data.watched ? words.takeBack : words.ask}
      </Button>
      {problem !== null && (
        <p role="alert" className="font-medium text-red-text">
          {problem}
        </p>
      )}
    </div>
  );
}

/** Asks at once if the visitor asked before logging in; a link to the page with that hash does not. */
function useWishFromLogin(isOpen: boolean, ask: () => void): void {
  const location = useLocation();
  const isAsked = useRef(false);
  const isWished = isOpen && location.hash === HASH && hasJustLoggedIn(location.state);
  useEffect(() => {
    if (!isWished || isAsked.current) return;
    isAsked.current = true;
    ask();
  });
}

function problemOf(error: unknown): string {
  const { code } = toApiError(error);
  if (code === 'too_many_watches') return words.tooMany;
  return code === 'email_not_verified' ? words.needsVerifying : describeError(error);
}
