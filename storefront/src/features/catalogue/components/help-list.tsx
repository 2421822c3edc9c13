import { Link } from 'react-router-dom';
import { helpPages } from '@/lib/help-pages';
import * as paths from '@/config/paths';
import { useShop } from '@/lib/shop';
import { messages } from '@/messages';

/** The pages about how the shop does business that a search may be about; nothing without any. */
export default function HelpList({ typed }: { typed: string }) {
  const shop = useShop();
  const pages = helpPages(typed, shop.pages);
  if (pages.length === 0) return null;
  return (
    <p className="my-4 flex flex-wrap items-center gap-x-4">
      <span className="text-muted">{messages.lists.help}</span>
      {pages.map(({ slug, title }) => (
        <Link
          key={slug}
          to={paths.shopPage(slug)}
          className="flex min-h-11 items-center font-semibold underline underline-offset-4"
        >
          {title}
        </Link>
      ))}
    </p>
  );
}
