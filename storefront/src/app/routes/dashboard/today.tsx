import { PageTitle } from '@/components/ui/page-title';
import { TodayScreen } from '@/features/today/components/today-screen';
import { longDate } from '@/features/today/lib/entries';
import { messages } from '@/messages';

/** `/dashboard/today` */
export default function Today() {
  return (
    <>
      <PageTitle title={messages.dashboard.today} lead={longDate(new Date().toISOString())} />
      <TodayScreen />
    </>
  );
}
