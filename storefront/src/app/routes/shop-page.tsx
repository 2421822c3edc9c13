import { useLocation, useParams } from 'react-router-dom';
import { QueryError } from '@/components/ui/error-state';
import { Skeleton } from '@/components/ui/loading';
import { Markdown } from '@/components/ui/markdown';
import { useDocumentTitle } from '@/components/ui/use-document-title';
import { UserText } from '@/components/ui/user-text';
import { useShop } from '@/lib/shop';
import { sectionsOf, useShopPage } from '@/lib/shop-pages';
import { messages } from '@/messages';
import NotFound from './not-found';

/** A page that the maker has written: `/delivery`, `/terms` and the like, and `/pages/{slug}`. */
export default function ShopPage() {
  const { pathname } = useLocation();
  const { slug = pathname.slice(1) } = useParams();
  const query = useShopPage(slug);
  const { data: page } = query;
  const shop = useShop();
  useDocumentTitle(page?.title ?? messages.notFound.title);
  if (page === undefined && query.error) {
    return (
      <div className="wrap py-10 sm:py-14">
        <QueryError title={messages.notFound.failed} query={query} />
      </div>
    );
  }
  if (page === undefined) return <Skeleton className="wrap my-14 h-64" />;
  if (page === null) return <NotFound />;
  const { lead, sections } = sectionsOf(page, shop);
  return (
    <article className="wrap py-10 sm:py-14">
      <header className="mb-10 grid gap-3">
        <UserText as="h1" className="heading text-4xl sm:text-5xl">
          {page.title}
        </UserText>
        {lead !== '' && (
          <Markdown className="max-w-prose text-lg text-muted text-pretty">{lead}</Markdown>
        )}
      </header>
      {sections.map(({ heading, text }, place) => (
        <section
          key={place}
          className="grid gap-3 border-t border-line py-6 lg:grid-cols-[4fr_8fr] lg:gap-6"
        >
          <UserText as="h2" className="heading text-2xl">
            {heading}
          </UserText>
          <Markdown className="max-w-prose text-pretty">{text}</Markdown>
        </section>
      ))}
    </article>
  );
}
