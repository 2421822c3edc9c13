import { Link, useLocation } from 'react-router-dom';
import * as paths from '@/config/paths';
import { messages } from '@/messages';

const auth = messages.auth;

/** Leads from the account of someone who buys to the login, and back. Both pass on where to return to. */
export function AccountTabs({ current }: { current: 'signup' | 'login' }) {
  const state: unknown = useLocation().state;
  const tabs = [
    { name: 'signup', to: paths.signup, label: auth.toSignup },
    { name: 'login', to: paths.login, label: auth.loginTitle },
  ] as const;
  return (
    <nav aria-label={auth.account} className="mb-6">
      <ul className="flex border-b border-line">
        {tabs.map(({ name, to, label }) => (
          <li key={name}>
            <Link
              to={to}
              replace
              state={withoutNewBuyer(state)}
              aria-current={name === current ? 'page' : undefined}
              className="flex min-h-12 items-center border-b-2 border-transparent px-4 font-semibold hover:border-line aria-[current=page]:border-ink"
            >
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** A press on a tab chooses its form, whatever the buyer most likely needs. */
function withoutNewBuyer(state: unknown): unknown {
  if (typeof state !== 'object' || state === null) return state;
  return { ...state, isNewBuyer: false };
}
