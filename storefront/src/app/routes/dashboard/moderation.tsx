import { DeskKeys } from '@/components/desk/keys';
import { DeskList } from '@/components/desk/list';
import { NoRows } from '@/components/desk/no-rows';
import { DeskTabs } from '@/components/desk/tabs';
import { useDeskAddress } from '@/components/desk/use-desk-address';
import { PageTitle } from '@/components/ui/page-title';
import {
  MODERATION_PAGE_SIZE,
  moderationStates,
  useModeratedReviews,
} from '@/features/reviews/api/moderation';
import { ModerationTable } from '@/features/reviews/components/moderation-table';
import { messages } from '@/messages';

const words = messages.moderation;

/** `/dashboard/reviews` */
export default function Moderation() {
  const { query: address, page, words: typed, hrefOf } = useDeskAddress();
  // an unknown state means all
  const state = moderationStates.find((each) => each === address.get('state'));
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
      <DeskList
        words={words}
        query={useModeratedReviews(page, typed, state)}
        size={MODERATION_PAGE_SIZE}
        empty={<NoRows words={words} isFiltered={typed !== '' || state !== undefined} />}
        foot={<DeskKeys keys={words.keys} />}
      >
        {(reviews) => <ModerationTable reviews={reviews} />}
      </DeskList>
    </>
  );
}
