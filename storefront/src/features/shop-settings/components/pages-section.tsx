import { Plus } from 'lucide-react';
import { useState } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { DeskSection } from '@/components/desk/section';
import { QueryContent } from '@/components/ui/query-list';
import { UserText } from '@/components/ui/user-text';
import * as deskPaths from '@/config/desk-paths';
import { useShop } from '@/lib/shop';
import { messages } from '@/messages';
import { useSeenPage } from '../api/shop-pages';
import { PageForm } from './page-form';

const words = messages.shopSettings;

/** The parameter with the page that is edited; empty for a new one. */
const PAGE = 'page';
const addressOf = (slug: string) =>
  `${deskPaths.settings('pages')}?${new URLSearchParams({ [PAGE]: slug }).toString()}`;

/** The pages that the maker has written, and the form of one of them. */
export function PagesSection() {
  const { pages } = useShop();
  const [search] = useSearchParams();
  const slug = search.get(PAGE);
  return (
    <div className="grid grid-cols-1 gap-8">
      <DeskSection title={words.pageList}>
        <ul>
          {pages.map((page) => (
            <li key={page.slug} className="border-b border-line">
              <Link
                to={addressOf(page.slug)}
                aria-current={page.slug === slug ? 'true' : undefined}
                className="flex min-h-11 items-center gap-3 aria-[current]:font-semibold hover:underline"
              >
                <UserText>{page.title}</UserText>
                <span className="text-sm text-muted">{page.slug}</span>
              </Link>
            </li>
          ))}
        </ul>
        <Link
          to={addressOf('')}
          className="mt-3 inline-flex min-h-11 items-center gap-2 font-semibold underline underline-offset-4"
        >
          <Plus aria-hidden className="size-4" />
          {words.newPage}
        </Link>
      </DeskSection>
      {slug === '' && <PageForm slug="" seen={NEW} />}
      {slug && <EditedPage key={slug} slug={slug} />}
    </div>
  );
}

function EditedPage({ slug }: { slug: string }) {
  const query = useSeenPage(slug);
  const [version, setVersion] = useState(0);
  const reload = () => void query.refetch().then(() => setVersion((count) => count + 1));
  return (
    <QueryContent query={query} loading={words.loading} errorTitle={words.errorTitle}>
      {(seen) => <PageForm key={version} slug={slug} seen={seen} onSaved={reload} />}
    </QueryContent>
  );
}

/** Nobody has seen a page that does not exist. */
const NEW = { page: null, tag: undefined };
