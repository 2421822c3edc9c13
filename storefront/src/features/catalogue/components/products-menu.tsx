import { ChevronDown } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import * as paths from '@/config/paths';
import { useHydrated } from '@/components/ui/use-hydrated';
import { messages } from '@/messages';
import { useCategories } from '../api/categories';

const ROW =
  'flex min-h-12 items-center gap-3 px-3 font-semibold hover:bg-panel focus-visible:-outline-offset-2';

/**
 * The categories behind the word "Products" in the navigation bar. A `details` element, because it works before
 * scripts run; `keepMenus` closes it. The server renders the links with every page, so that a browser asks for
 * them only where the page came without.
 */
export function ProductsMenu() {
  const [isOpen, setOpen] = useState(false);
  const isHydrated = useHydrated();
  const { data = [] } = useCategories(isOpen || !isHydrated);
  return (
    <details
      data-menu
      className="group md:relative"
      onToggle={(event) => setOpen(event.currentTarget.open)}
    >
      <summary className="bar-link list-none gap-1 rounded-control [&::-webkit-details-marker]:hidden">
        {messages.layout.products}
        <ChevronDown
          aria-hidden
          className="size-4 text-muted group-open:rotate-180 max-[24rem]:hidden"
        />
      </summary>
      <ul className="absolute inset-x-4 z-30 -mt-px rounded-card border border-edge bg-card py-2 md:right-auto md:left-0 md:w-72">
        {data.map(({ id, name, img }) => (
          <li key={id}>
            <Link to={paths.category(String(id))} className={ROW}>
              <img
                src={img}
                alt=""
                loading="lazy"
                width={400}
                height={300}
                className="aspect-8/5 h-auto w-14 rounded-control object-cover"
              />
              {name}
            </Link>
          </li>
        ))}
        <li>
          <Link to={paths.products} className={ROW}>
            {messages.catalogue.allTitle}
          </Link>
        </li>
      </ul>
    </details>
  );
}
