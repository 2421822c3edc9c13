import { sellerOf, type Shop } from '@harrow/contract';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import * as paths from '@/config/paths';
import { phoneLink } from '@/lib/maker-contact';
import { useShop } from '@/lib/shop';
import { messages } from '@/messages';
import { LanguageLinks } from './language-links';
import { SchemeSwitch } from './scheme-switch';
import { Wordmark } from './wordmark';

const footer = messages.footer;

/** Pages about what is sold, beside the products. */
const OF_GOODS = ['delivery', 'returns', 'warranty'];

const LINK = 'flex min-h-11 w-fit items-center underline-offset-4 hover:underline md:min-h-8';

/** The footer of every page. Account links are only in the navigation bar. */
export default function Footer() {
  const shop = useShop();
  const isOfGoods = ({ slug }: { slug: string }) => OF_GOODS.includes(slug);
  return (
    <footer className="mt-12 border-t border-line bg-panel text-[0.9375rem] md:mt-20">
      <div className="wrap grid grid-cols-2 gap-x-4 pt-4 md:gap-x-6 md:gap-y-10 md:pt-10 md:pb-6 lg:grid-cols-[2fr_1fr_1fr_1fr]">
        <div className="col-span-2 grid content-start gap-3 max-md:hidden lg:col-span-1">
          <Wordmark />
          <p className="max-w-xs text-muted text-pretty">{shop.home.text}</p>
        </div>
        <Column title={footer.shop}>
          <FooterLink to={paths.products} label={footer.allProducts} />
          <FooterLink to={paths.machines} label={footer.machines} />
          <FooterLink to={paths.list} label={footer.list} />
          {shop.pages.filter(isOfGoods).map(({ slug, title }) => (
            <FooterLink key={slug} to={paths.shopPage(slug)} label={title} />
          ))}
        </Column>
        <MakerColumns shop={shop} others={shop.pages.filter((page) => !isOfGoods(page))} />
      </div>
      <div className="wrap flex flex-wrap items-center gap-x-4 pb-4 md:pb-6">
        <p
          className="label grow basis-40 border-t border-line pt-3 max-md:mt-2 md:pt-4 text-balance"
          suppressHydrationWarning
        >
          {footer.rights(new Date().getFullYear(), sellerOf(shop))}
        </p>
        <LanguageLinks className={`${LINK} shrink-0 print:hidden`} />
        <SchemeSwitch className="min-[24rem]:hidden" />
      </div>
    </footer>
  );
}

interface MakerColumnsProps {
  shop: Shop;
  /** Pages that are not about the goods. */
  others: Shop['pages'];
}

function MakerColumns({ shop: { maker }, others }: MakerColumnsProps) {
  const { phone, address, hours } = maker;
  return (
    <>
      {(phone !== '' || others.length > 0) && (
        <Column title={footer.help}>
          {phone !== '' && (
            <a href={phoneLink(maker)} className={LINK}>
              {phone}
            </a>
          )}
          {others.map(({ slug, title }) => (
            <FooterLink key={slug} to={paths.shopPage(slug)} label={title} />
          ))}
        </Column>
      )}
      {address !== '' && (
        <Column title={footer.works} className="max-md:hidden print:block">
          <address className="whitespace-pre-line not-italic">
            {address}
            {hours !== '' && `\n${hours}`}
          </address>
        </Column>
      )}
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
