import type { ReactNode } from 'react';
import { Navigate } from 'react-router-dom';
import { useHydrated } from '@/components/ui/use-hydrated';
import { useReturn } from '../hooks/use-return';
import { JUST_ENTERED } from '../lib/return-location';
import { Checking } from './checking';

/** Around the login and the sign-up: a visitor who is signed in, or has just signed in, goes on. */
export function Entrance({ children }: { children: ReactNode }) {
  const { wait, leaveTo } = useReturn();
  const hydrated = useHydrated();
  // the page that the build has rendered is the one for visitors
  if (wait && hydrated) return <Checking />;
  if (leaveTo !== null) return <Navigate to={leaveTo} replace state={JUST_ENTERED} />;
  return <div data-guest>{children}</div>;
}
