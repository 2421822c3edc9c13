import { useState } from 'react';
import { Link, NavLink } from 'react-router-dom';
import { Button, ButtonLink } from '@/components/ui/button';
import { Skeleton } from '@/components/ui/skeleton';
import { sessionStore, useSession } from '@/lib/session/session-store';
import { messages } from '@/messages';
import { Wordmark } from './wordmark';

const layout = messages.layout;

/** The way to the main pages, and into and out of the account. */
export function NavigationBar() {
  const { status } = useSession();
  return (
    <header className="border-b border-line bg-paper">
      <nav aria-label={layout.navigation} className="wrap flex h-17 items-center gap-1 sm:gap-4">
        <Link to="/" className="mr-auto rounded-control" aria-label={layout.shopName}>
          <Wordmark />
        </Link>
        <BarLink to="/" label={layout.home} />
        {status === 'signed-in' && <BarLink to="/dashboard" label={layout.dashboard} />}
        <AccountButton />
      </nav>
    </header>
  );
}

function BarLink({ to, label }: { to: string; label: string }) {
  return (
    <NavLink
      to={to}
      end={to === '/'}
      className="flex h-17 items-center border-b-2 border-transparent px-2 font-medium transition-colors duration-150 hover:border-line aria-[current=page]:border-red sm:px-3"
    >
      {label}
    </NavLink>
  );
}

/** Login or Sign Out; neither, but their place, until it is known which. */
function AccountButton() {
  const { status } = useSession();
  const [leaving, setLeaving] = useState(false);
  if (status === 'loading') return <Skeleton className="ml-2 h-10 w-22" />;
  if (status === 'signed-out') {
    return (
      <ButtonLink to="/login" size="small" className="ml-2 min-w-22">
        {layout.login}
      </ButtonLink>
    );
  }
  const leave = () => {
    setLeaving(true);
    void sessionStore.signOut().finally(() => setLeaving(false));
  };
  return (
    <Button
      variant="ghost"
      size="small"
      className="ml-2 min-w-22"
      pending={leaving}
      pendingLabel={layout.signingOut}
      onClick={leave}
    >
      {layout.signOut}
    </Button>
  );
}
