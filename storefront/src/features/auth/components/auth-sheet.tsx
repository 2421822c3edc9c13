import type { ReactNode } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { NeedsScript } from '@/components/ui/needs-script';
import { PageTitle } from '@/components/ui/page-title';
import { useHydrated } from '@/components/ui/use-hydrated';

interface AuthSheetProps {
  title: string;
  lead?: string;
  /** URL of the drawing beside the form, 960 × 600. */
  picture: string;
  /** Stands between the title and the form. */
  above?: ReactNode;
  children: ReactNode;
}

/** The layout of the account pages: a title, the form and a drawing. */
export function AuthSheet({ title, lead, picture, above, children }: AuthSheetProps) {
  const hydrated = useHydrated();
  return (
    <div className="wrap grid items-start gap-12 py-10 sm:py-16 lg:grid-cols-[minmax(0,26rem)_1fr] lg:gap-20">
      <div className="max-w-lg">
        <PageTitle title={title} lead={lead} />
        {above}
        <NeedsScript />
        {/* disabled until hydration, because earlier input would be lost */}
        <fieldset role="none" disabled={!hydrated} data-waiting={!hydrated} className="min-w-0">
          {children}
        </fieldset>
      </div>
      <img
        src={picture}
        alt=""
        width={960}
        height={600}
        className="sticky top-8 hidden h-auto w-full rounded-card lg:block"
      />
    </div>
  );
}

/** Links to related account pages, below a form. */
export function AuthLinks({ children }: { children: ReactNode }) {
  return <div className="mt-8 grid border-t md:gap-1 border-line pt-4">{children}</div>;
}

/** A question with a link to the page that answers it. The link passes on the page to return to. */
export function AuthLink({ question, to, label }: { question: string; to: string; label: string }) {
  const state: unknown = useLocation().state;
  return (
    <p className="text-muted">
      {question}{' '}
      <Link
        to={to}
        state={state}
        className="inline-block py-2.5 font-semibold md:py-1 text-ink underline underline-offset-4 hover:text-red-text"
      >
        {label}
      </Link>
    </p>
  );
}
