import { coversDuty, type Duty } from '@harrow/contract';
import { Outlet } from 'react-router-dom';
import * as paths from '@/config/paths';
import { ButtonLink } from '@/components/ui/button';
import { PageTitle } from '@/components/ui/page-title';
import { useSession } from '@/lib/session/session-store';
import { messages } from '@/messages';

const words = messages.duties;

/** A layout route for pages that need a duty: shows the nested page, or why it is not for this admin. */
export function DutyGuard({ least }: { least: Duty }) {
  const { duty } = useSession();
  if (!duty || coversDuty(duty, least)) return <Outlet />;
  return (
    <>
      <PageTitle title={words.forbiddenTitle} lead={words.forbidden[least](words.names[duty])} />
      <ButtonLink to={paths.manageOrders} variant="ghost">
        {messages.dashboard.manageOrders}
      </ButtonLink>
    </>
  );
}
