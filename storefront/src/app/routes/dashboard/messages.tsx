import { messageKinds, messageStates } from '@harrow/contract';
import { DeskFoot } from '@/components/desk/foot';
import { NoRows } from '@/components/desk/no-rows';
import { DeskTools, ToolSelect } from '@/components/desk/tools';
import { useDeskAddress } from '@/components/desk/use-desk-address';
import { PageTitle } from '@/components/ui/page-title';
import { QueryContent } from '@/components/ui/query-list';
import { OUTBOX_PAGE_SIZE, useOutbox } from '@/features/outbox/api/outbox';
import { MessageTable } from '@/features/outbox/components/message-table';
import { filterOf } from '@/features/outbox/lib/filter';
import { messages } from '@/messages';

const words = messages.outbox;

/** `/dashboard/messages` */
export default function Messages() {
  const { query: address, page, choose } = useDeskAddress();
  const filter = filterOf(address);
  const query = useOutbox(page, filter);
  return (
    <>
      <PageTitle title={messages.dashboard.messages} lead={words.lead} />
      <DeskTools>
        <ToolSelect
          label={words.kind}
          value={filter.kind ?? ''}
          onChange={({ target }) => choose({ kind: target.value || undefined })}
        >
          <option value="">{words.allKinds}</option>
          {messageKinds.map((kind) => (
            <option key={kind} value={kind}>
              {words.kinds[kind]}
            </option>
          ))}
        </ToolSelect>
        <ToolSelect
          label={words.state}
          value={filter.state ?? ''}
          onChange={({ target }) => choose({ state: target.value || undefined })}
        >
          <option value="">{words.allStates}</option>
          {messageStates.map((state) => (
            <option key={state} value={state}>
              {words.states[state]}
            </option>
          ))}
        </ToolSelect>
      </DeskTools>
      <QueryContent query={query} loading={words.loading} errorTitle={words.errorTitle}>
        {({ rows, total }) =>
          total === 0 ? (
            <NoRows words={words} isFiltered={Object.keys(filter).length > 0} />
          ) : (
            <MessageTable rows={rows} />
          )
        }
      </QueryContent>
      <DeskFoot
        size={OUTBOX_PAGE_SIZE}
        total={query.isPreviousData ? undefined : query.data?.total}
      />
    </>
  );
}
