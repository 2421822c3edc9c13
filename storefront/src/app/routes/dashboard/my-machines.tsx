import { PageTitle } from '@/components/ui/page-title';
import { MyMachines } from '@/features/my-machines/components/my-machines';
import { messages } from '@/messages';

/** `/dashboard/mymachines` */
export default function MyMachinesPage() {
  return (
    <>
      <PageTitle title={messages.dashboard.myMachines} lead={messages.myMachines.lead} />
      <MyMachines />
    </>
  );
}
