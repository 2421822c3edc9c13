import { PageTitle } from '@/components/ui/page-title';
import { UsersScreen } from '@/features/users/components/users-screen';
import { messages } from '@/messages';

/** `/dashboard/users` */
export default function Users() {
  return (
    <>
      <PageTitle title={messages.dashboard.makeAdmin} lead={messages.users.lead} />
      <UsersScreen />
    </>
  );
}
