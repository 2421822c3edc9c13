import { useState } from 'react';
import { Link, NavLink, useLocation } from 'react-router-dom';
import { Button, ButtonLink } from '@/components/ui/button';
import { Skeleton } from '@/components/ui/skeleton';
import { sessionStore, useSession } from '@/lib/session/session-store';
import { messages } from '@/messages';
import { SchemeSwitch } from './scheme-switch';
import { useOrigin } from './use-origin';
import { Wordmark } from './wordmark';

const layout = messages.layout;

/**
 * The way to the main pages, and into and out of the account. In a window of less than 768 px the
 * pages have their own row, whoever is signed in, so that nothing moves when that becomes known. What
 * does not fit, in another language or with larger text, goes on in the next row.
 */
export function NavigationBar() {
  const { status } = useSession();
  return (
    <header className="border-b border-line bg-paper">
      <nav
        aria-label={layout.navigation}
        className="wrap flex flex-wrap items-center justify-between md:gap-x-4"
      >
        <Link to="/" className="my-4 mr-auto rounded-control md:my-3" aria-label={layout.shopName}>
          <Wordmark />
        </Link>
        <ul className="order-last -mx-2 flex w-full flex-wrap md:order-none md:mx-0 md:w-auto md:gap-x-2">
          <BarLink to="/" label={layout.home} />
          <BarLink to="/myportfolio" label={layout.portfolio} />
          <BarLink to="/blogs" label={layout.blogs} />
          {status === 'signed-in' && <BarLink to="/dashboard" label={layout.dashboard} />}
        </ul>
        <div className="flex items-center gap-2 sm:gap-3">
          <SchemeSwitch />
          <AccountButton />
        </div>
      </nav>
    </header>
  );
}

function BarLink({ to, label }: { to: string; label: string }) {
  return (
    <li>
      <NavLink
        to={to}
        end={to === '/'}
        className="flex h-11 items-center border-b-2 border-transparent px-2 font-medium transition-colors duration-150 hover:border-line aria-[current=page]:border-red md:h-17 md:px-3"
      >
        {label}
      </NavLink>
    </li>
  );
}

/** Login or Sign Out; neither, but their place, until it is known which. */
function AccountButton() {
  const { status } = useSession();
  const origin = useOrigin();
  const { pathname } = useLocation();
  const [leaving, setLeaving] = useState(false);
  if (status === 'loading') return <Skeleton className="h-10 w-22" />;
  if (status === 'signed-out') {
    return (
      <ButtonLink to="/login" state={origin} variant="ghost" size="small" className="min-w-22">
        {layout.login}
      </ButtonLink>
    );
  }
  const leave = () => {
    setLeaving(true);
    void sessionStore.signOut(pathname).finally(() => setLeaving(false));
  };
  return (
    <Button
      variant="ghost"
      size="small"
      className="min-w-22"
      pending={leaving}
      pendingLabel={layout.signingOut}
      onClick={leave}
    >
      {layout.signOut}
    </Button>
  );
}
