import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { Maker } from '@/config/maker';
import * as paths from '@/config/paths';
import { shownMaker as maker } from '@/config/shown-maker';
import { messages } from '@/messages';
import { SchemeSwitch } from './scheme-switch';
import { Wordmark } from './wordmark';

const footer = messages.footer;

const LINK = 'flex min-h-11 w-fit items-center underline-offset-4 hover:underline md:min-h-8';

/** The footer of every page. Account links are only in the navigation bar. */
export default function Footer() {
  return (
    <footer className="mt-12 border-t border-line bg-panel text-[0.9375rem] md:mt-20">
      <div className="wrap grid grid-cols-2 gap-x-4 pt-4 md:gap-x-6 md:gap-y-10 md:pt-10 md:pb-6 lg:grid-cols-[2fr_1fr_1fr_1fr]">
        <div className="col-span-2 grid content-start gap-3 max-md:hidden lg:col-span-1">
          <Wordmark />
          <p className="max-w-xs text-muted text-pretty">{footer.lead}</p>
        </div>
        <Column title={footer.shop}>
          <FooterLink to={paths.products} label={footer.allProducts} />
          <FooterLink to={paths.machines} label={footer.machines} />
          <FooterLink to={paths.list} label={footer.list} />
          {maker && (
            <>
              <FooterLink to={paths.delivery} label={footer.delivery} />
              <FooterLink to={paths.returns} label={footer.returns} />
              <FooterLink to={paths.warranty} label={footer.warranty} />
            </>
          )}
        </Column>
        {maker && <MakerColumns maker={maker} />}
      </div>
      <div className="wrap flex items-center gap-4 pb-4 md:pb-6">
        <p
          className="label grow border-t border-line pt-3 max-md:mt-2 md:pt-4 text-balance"
          suppressHydrationWarning
        >
          {footer.rights(new Date().getFullYear(), maker?.name ?? messages.layout.shopName)}
        </p>
        <SchemeSwitch className="min-[24rem]:hidden" />
      </div>
    </footer>
  );
}

function MakerColumns({ maker: { phone, street, city, hours } }: { maker: Maker }) {
  return (
    <>
      <Column title={footer.help}>
        <a href={`tel:${phone.dialed}`} className={LINK}>
          {phone.shown}
        </a>
        <FooterLink to={paths.terms} label={footer.terms} />
        <FooterLink to={paths.privacy} label={footer.privacy} />
      </Column>
      <Column title={footer.works} className="max-md:hidden print:block">
        <address className="not-italic">
          {street}
          <br />
          {city}
          <br />
          {hours}
        </address>
      </Column>
    </>
  );
}

interface ColumnProps {
  title: string;
  className?: string;
  children: ReactNode;
}

/** A column of the footer. On a phone its links are enough. */
function Column({ title, className = '', children }: ColumnProps) {
  return (
    <section className={`grid content-start ${className}`}>
      <h2 className="label mb-2 max-md:sr-only">{title}</h2>
      {children}
    </section>
  );
}

function FooterLink({ to, label }: { to: string; label: string }) {
  return (
    <Link to={to} className={LINK}>
      {label}
    </Link>
  );
}
