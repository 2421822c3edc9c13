import { Link } from 'react-router-dom';
import * as paths from '@/config/paths';
import { shownMaker as maker } from '@/config/shown-maker';
import { messages } from '@/messages';

const footer = messages.footer;

const LINK = 'flex min-h-11 items-center underline underline-offset-4 md:min-h-8';

/** The footer of a payment, in one row; none in a shop that has not replaced the made-up maker. */
export default function BareFooter() {
  if (!maker) return null;
  return (
    <footer className="mt-12 border-t border-line py-3 text-sm text-muted md:mt-16">
      <div className="wrap flex flex-wrap items-center gap-x-6">
        <span>
          {maker.name}, {maker.shipsFrom}
        </span>
        <Link to={paths.returns} className={LINK}>
          {footer.returns}
        </Link>
        <Link to={paths.terms} className={LINK}>
          {footer.terms}
        </Link>
        <Link to={paths.privacy} className={LINK}>
          {footer.privacy}
        </Link>
        <a href={`tel:${maker.phone.dialed}`} className={LINK}>
          {maker.phone.shown}
        </a>
      </div>
    </footer>
  );
}
