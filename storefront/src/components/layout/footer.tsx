import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { maker } from '@/config/maker';
import * as paths from '@/config/paths';
import { messages } from '@/messages';
import { Wordmark } from './wordmark';

const footer = messages.footer;

const LINK = 'w-fit py-0.5 underline-offset-4 hover:underline';

/** The footer of every page. Account links are only in the navigation bar. */
export default function Footer() {
  return (
    <footer className="mt-20 border-t border-line bg-panel">
      <div className="wrap grid grid-cols-2 gap-x-6 gap-y-10 py-12 lg:grid-cols-[2fr_1fr_1fr_1fr]">
        <div className="col-span-2 grid content-start gap-4 lg:col-span-1">
          <Wordmark />
          <p className="max-w-xs text-muted text-pretty">{footer.lead}</p>
        </div>
        <Column title={footer.shop}>
          <FooterLink to={paths.products} label={footer.allProducts} />
          <FooterLink to={paths.delivery} label={footer.delivery} />
          <FooterLink to={paths.returns} label={footer.returns} />
          <FooterLink to={paths.warranty} label={footer.warranty} />
        </Column>
        <Column title={footer.help}>
          <a href={`tel:${maker.phone.dialed}`} className={LINK}>
            {maker.phone.shown}
          </a>
          <FooterLink to={paths.blogs} label={footer.questions} />
          <FooterLink to={paths.terms} label={footer.terms} />
          <FooterLink to={paths.privacy} label={footer.privacy} />
        </Column>
        <Column title={footer.works}>
          <address className="not-italic">
            {maker.street}
            <br />
            {maker.city}
            <br />
            {maker.hours}
          </address>
        </Column>
      </div>
      <div className="wrap pb-8">
        <p className="label border-t border-line pt-5 text-balance" suppressHydrationWarning>
          {footer.rights(new Date().getFullYear(), maker.name)}
        </p>
      </div>
    </footer>
  );
}

function Column({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="grid content-start gap-1.5">
      <h2 className="label mb-1.5">{title}</h2>
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
