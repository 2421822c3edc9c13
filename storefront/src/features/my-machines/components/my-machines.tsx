import { MAX_OWN_MACHINES } from '@harrow/contract';
import { Plus } from 'lucide-react';
import { ButtonLink } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';
import { QueryList } from '@/components/ui/query-list';
import * as paths from '@/config/paths';
import { useAccountMachines } from '@/lib/own-machines/own-machines';
import { messages } from '@/messages';
import { OwnMachineRow } from './own-machine-row';

const words = messages.myMachines;

/** The machines of the account, oldest first, each with its parts book and its changes. */
export function MyMachines() {
  const query = useAccountMachines();
  return (
    <QueryList
      query={query}
      loading={words.loading}
      errorTitle={words.errorTitle}
      empty={
        <EmptyState
          title={words.emptyTitle}
          text={words.emptyText}
          action={<ButtonLink to={paths.machines}>{words.findOne}</ButtonLink>}
        />
      }
    >
      {(machines) => (
        <>
          <ul aria-label={words.title} className="border-b border-line">
            {machines.map((own) => (
              <OwnMachineRow key={own._id} own={own} />
            ))}
          </ul>
          <div className="pt-6">
            {machines.length < MAX_OWN_MACHINES ? (
              <ButtonLink to={paths.machines} variant="ghost" size="small">
                <Plus aria-hidden className="size-4" />
                {words.addOne}
              </ButtonLink>
            ) : (
              <p className="text-muted">{words.full(MAX_OWN_MACHINES)}</p>
            )}
          </div>
        </>
      )}
    </QueryList>
  );
}
