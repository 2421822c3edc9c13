import { DeskFoot } from '@/components/desk/foot';
import { DeskKeys, type DeskKey } from '@/components/desk/keys';
import { DeskSearch } from '@/components/desk/search-field';
import { DeskTabs } from '@/components/desk/tabs';
import { DeskTools } from '@/components/desk/tools';
import { useDeskAddress } from '@/components/desk/use-desk-address';
import { EmptyState } from '@/components/ui/empty-state';
import { PageTitle } from '@/components/ui/page-title';
import { QueryContent } from '@/components/ui/query-list';
import {
  MODERATION_PAGE_SIZE,
  moderationStates,
  useModeratedReviews,
} from '@/features/reviews/api/moderation';
import { ModerationTable } from '@/features/reviews/components/moderation-table';
import { messages } from '@/messages';

const words = messages.moderation;

const KEYS: readonly DeskKey[] = [{ keys: ['1', '2', '3', '4'], name: words.tabKeys }];

/** `/dashboard/reviews` */
export default function Moderation() {
  const { query: address, page, words: typed, hrefOf } = useDeskAddress();
  // one that does not exist counts as all
  const state = moderationStates.find((each) => each === address.get('state'));
  const query = useModeratedReviews(page, typed, state);
  const isFiltered = typed !== '' || state !== undefined;
  return (
    <>
      <PageTitle title={messages.dashboard.reviews} lead={words.lead} />
      <DeskTabs
        label={words.states}
        tabs={[undefined, ...moderationStates].map((each) => ({
          label: words.state[each ?? 'all'],
          to: hrefOf({ state: each }),
          count: null,
          isCurrent: each === state,
        }))}
      />
      <DeskTools>
        <DeskSearch label={words.search} hint={words.searchHint} />
      </DeskTools>
      <QueryContent query={query} loading={words.loading} errorTitle={words.errorTitle}>
        {({ data }) =>
          data.length === 0 ? (
            <EmptyState
              title={isFiltered ? words.noneTitle : words.emptyTitle}
              text={isFiltered ? words.noneText : words.emptyText}
            />
          ) : (
            <ModerationTable reviews={data} />
          )
        }
      </QueryContent>
      <DeskFoot
        size={MODERATION_PAGE_SIZE}
        total={query.isPreviousData ? undefined : query.data?.count}
      >
        <DeskKeys keys={KEYS} />
      </DeskFoot>
    </>
  );
}
