import { BackLink } from '@/components/ui/back-link';
import { PageTitle } from '@/components/ui/page-title';
import * as paths from '@/config/paths';
import { UsesScreen } from '@/features/part-uses/components/uses-screen';
import { messages } from '@/messages';

const words = messages.partUses;

/** `/dashboard/partuses?q=` */
export default function PartUses() {
  return (
    <>
      <BackLink to={paths.partsBooks}>{words.back}</BackLink>
      <PageTitle title={messages.partsBooks.whereUsed} lead={words.lead} />
      <UsesScreen />
    </>
  );
}
