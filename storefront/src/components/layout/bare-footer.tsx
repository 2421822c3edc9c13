import { Link } from 'react-router-dom';
import * as paths from '@/config/paths';
import { phoneLink } from '@/lib/maker-contact';
import { useShop } from '@/lib/shop';

/** What a person may want to read before a payment. */
const SHOWN = ['returns', 'terms', 'privacy'];

const LINK = 'flex min-h-11 items-center underline underline-offset-4 md:min-h-8';

/** The footer of a payment, in one row; none in a shop that does not name its maker. */
export default function BareFooter() {
  const { maker, delivery, pages } = useShop();
  if (maker.legalName === '') return null;
  const shown = pages.filter(({ slug }) => SHOWN.includes(slug));
  return (
    <footer className="mt-12 border-t border-line py-3 text-sm text-muted md:mt-16">
      <div className="wrap flex flex-wrap items-center gap-x-6">
        <span>{[maker.legalName, delivery.shipsFrom].filter(Boolean).join(', ')}</span>
        {shown.map(({ slug, title }) => (
          <Link key={slug} to={paths.shopPage(slug)} className={LINK}>
            {title}
          </Link>
        ))}
        {maker.phone !== '' && (
          <a href={phoneLink(maker)} className={LINK}>
            {maker.phone}
          </a>
        )}
      </div>
    </footer>
  );
}
