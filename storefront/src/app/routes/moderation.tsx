import { Link, useSearchParams } from 'react-router-dom';
import { EmptyState } from '@/components/ui/empty-state';
import { ListSearch } from '@/components/ui/list-search';
import { PageTitle } from '@/components/ui/page-title';
import { Pagination } from '@/components/ui/pagination';
import { QueryContent } from '@/components/ui/query-list';
import { useListedPage } from '@/components/ui/use-listed-page';
import {
  MODERATION_PAGE_SIZE,
  type ModerationState,
  moderationStates,
  useModeratedReviews,
} from '@/features/reviews/api/moderation';
import { ModerationTable } from '@/features/reviews/components/moderation-table';
import { messages } from '@/messages';

const words = messages.moderation;

/** The state in the address; undefined for all, and for one that does not exist. */
const useStateInAddress = (): ModerationState | undefined => {
  const asked = useSearchParams()[0].get('state');
  return moderationStates.find((state) => state === asked);
};

/** `/dashboard/reviews` */
export default function Moderation() {
  const { page, words: typed, pageCountOf, hrefOf } = useListedPage(MODERATION_PAGE_SIZE);
  const state = useStateInAddress();
  const query = useModeratedReviews(page, typed, state);
  const isFiltered = typed !== '' || state !== undefined;
  return (
    <>
      <PageTitle title={messages.dashboard.reviews} lead={words.lead} />
      <div className="mb-6 flex flex-wrap items-center gap-x-6 gap-y-3">
        <ListSearch label={words.search} hint={words.searchHint} />
        <States current={state} />
      </div>
      <QueryContent query={query} loading={words.loading} errorTitle={words.errorTitle}>
        {({ data, count }) =>
          data.length === 0 ? (
            <EmptyState
              title={isFiltered ? words.noneTitle : words.emptyTitle}
              text={isFiltered ? words.noneText : words.emptyText}
            />
          ) : (
            <div className="grid gap-6">
              <ModerationTable reviews={data} />
              <Pagination page={page} pageCount={pageCountOf(count)} hrefOf={hrefOf} />
            </div>
          )
        }
      </QueryContent>
    </>
  );
}

/** Links to the list in each state, which keep the words of the search. */
function States({ current }: { current: ModerationState | undefined }) {
  const [search] = useSearchParams();
  const hrefOf = (state?: ModerationState) => {
    const next = new URLSearchParams(search);
    next.delete('page');
    next.delete('state');
    if (state) next.set('state', state);
    return `?${next.toString()}`;
  };
  return (
    <nav aria-label={words.states}>
      <ul className="flex flex-wrap gap-x-1">
        {[undefined, ...moderationStates].map((state) => (
          <li key={state ?? 'all'}>
            <Link
              to={hrefOf(state)}
              aria-current={state === current ? 'true' : undefined}
              className="grid min-h-11 place-items-center rounded-control px-3 font-medium hover:bg-panel aria-[current]:bg-ink aria-[current]:text-paper"
            >
              {words.state[state ?? 'all']}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
