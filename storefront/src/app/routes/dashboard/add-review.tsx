import { PageTitle } from '@/components/ui/page-title';
import { ReviewForm } from '@/features/reviews/components/review-form';
import { useSession } from '@/lib/session/session-store';
import { messages } from '@/messages';

/** `/dashboard/addreview` */
export default function AddReview() {
  const { user } = useSession();
  return (
    <>
      <PageTitle title={messages.dashboard.addReview} lead={messages.addReview.lead} />
      {user && <ReviewForm user={user} />}
    </>
  );
}
