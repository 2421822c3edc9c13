import type { ReactNode } from 'react';
import { Link, Navigate, useLocation } from 'react-router-dom';
import { PageTitle } from '@/components/ui/page-title';
import { useReturn } from '../hooks/use-return';
import { JUST_ENTERED } from '../lib/return-location';
import { Checking } from './checking';

interface AuthSheetProps {
  title: string;
  lead: string;
  /** Address of the drawing beside the form, 800 × 600. */
  picture: string;
  children: ReactNode;
}

/** The page around the login and the sign-up form. A visitor who is signed in already goes on. */
export function AuthSheet({ title, lead, picture, children }: AuthSheetProps) {
  const { wait, leaveTo } = useReturn();
  if (wait) return <Checking />;
  if (leaveTo !== null) return <Navigate to={leaveTo} replace state={JUST_ENTERED} />;
  return (
    <div className="wrap grid items-start gap-12 py-10 sm:py-16 lg:grid-cols-[minmax(0,26rem)_1fr] lg:gap-20">
      <div>
        <PageTitle title={title} lead={lead} />
        {children}
      </div>
      <img
        src={picture}
        alt=""
        width={800}
        height={600}
        className="sticky top-8 hidden h-auto w-full rounded-card lg:block"
      />
    </div>
  );
}

/** A question and the page that answers it; the way back to where one came from goes along. */
export function OtherWay({ question, to, label }: { question: string; to: string; label: string }) {
  const state: unknown = useLocation().state;
  return (
    <p className="mt-8 border-t border-line pt-5 text-muted">
      {question}{' '}
      <Link
        to={to}
        state={state}
        className="font-semibold text-ink underline underline-offset-4 hover:text-red-text"
      >
        {label}
      </Link>
    </p>
  );
}
