import { Suspense, useState, type ReactNode } from 'react';
import { Link, NavLink, useLocation } from 'react-router-dom';
import * as paths from '@/config/paths';
import { Button, ButtonLink } from '@/components/ui/button';
import { Skeleton } from '@/components/ui/loading';
import { loadable } from '@/lib/loadable';
import { sessionStore, useSession } from '@/lib/session/session-store';
import { useShop } from '@/lib/shop';
import { messages } from '@/messages';
import { SchemeSwitch } from './scheme-switch';
import { Wordmark } from './wordmark';

const layout = messages.layout;

// with what else the list needs on every page; without it the header works all the same
const ListLink = loadable(() =>
  import('@/components/list/list-link').catch(() => ({ default: () => null })),
);

export interface BarParts {
  /** The search form. */
  search: ReactNode;
  /** The menu with the categories of products. */
  products: ReactNode;
}

/**
 * A search form, links to the main pages, the list, the color scheme and the account. In a window narrower than
 * 1200px the links always have their own row, so that nothing moves when the session becomes known; on
 * a phone the opened search form takes that row. Links that do not fit, in another language or with
 * larger text, wrap to the next row. The narrowest phones have the color scheme in the footer.
 */
export function NavigationBar({ search, products }: BarParts) {
  const { status } = useSession();
  const { navigation } = useShop();
  return (
    <header className="border-b border-line bg-paper">
      <nav
        aria-label={layout.navigation}
        className="wrap relative flex flex-wrap items-center justify-between md:gap-x-4 one-row:gap-x-6"
      >
        <Link
          to={paths.home}
          className="my-0.5 flex h-11 items-center rounded-control max-md:mr-auto"
        >
          <Wordmark />
        </Link>
        {search}
        <ul className="order-last -mx-2 flex w-full max-[27rem]:-mx-1 flex-wrap one-row:order-none one-row:mx-0 one-row:ml-auto one-row:w-auto max-md:peer-data-open:hidden">
          <BarLink to={paths.home} label={layout.home} />
          <li>{products}</li>
          {navigation.map(({ title, path }) => (
            <BarLink key={path} to={path} label={title} />
          ))}
          {status === 'signed-in' && <BarLink to={paths.dashboard} label={layout.dashboard} />}
        </ul>
        <div className="flex items-center sm:gap-3">
          <Suspense fallback={<span className="size-11 md:size-10" />}>
            <ListLink />
          </Suspense>
          <SchemeSwitch className="max-[24rem]:hidden" />
          <AccountButton />
        </div>
      </nav>
    </header>
  );
}

function BarLink({ to, label }: { to: string; label: string }) {
  return (
    <li>
      <NavLink to={to} end={to === paths.home} className="bar-link">
        {label}
      </NavLink>
    </li>
  );
}

/** Narrow on phones, so that the header keeps its row. */
const ACCOUNT = 'max-sm:px-2.5 narrow:px-2 sm:min-w-22';

/** The Log in or Sign Out button; a skeleton of the same size until the session is known. */
function AccountButton() {
  const { status } = useSession();
  const origin = useOrigin();
  const { pathname } = useLocation();
  const [leaving, setLeaving] = useState(false);
  if (status === 'loading') return <Skeleton className="h-11 w-18 narrow:w-16 sm:w-22 md:h-10" />;
  if (status === 'signed-out') {
    return (
      <ButtonLink to={paths.login} state={origin} variant="ghost" size="small" className={ACCOUNT}>
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
      className={ACCOUNT}
      pending={leaving}
      pendingLabel={layout.signingOut}
      onClick={leave}
    >
      {layout.signOut}
    </Button>
  );
}

const SIGN_IN_PAGES = [paths.login, paths.signup, paths.resetPassword, paths.mailLink];

/**
 * Returns the router state for a link to the login or sign-up page: the page to return to, which is
 * the current one. Links between the sign-in pages pass on the state that the first one received.
 */
function useOrigin(): unknown {
  const location = useLocation();
  const { pathname, search, hash } = location;
  return SIGN_IN_PAGES.includes(pathname) ? location.state : { from: { pathname, search, hash } };
}
