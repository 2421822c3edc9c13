import { auditKinds } from '@harrow/contract';
import { ToolSelect } from '@/components/desk/tools';
import { useDeskAddress } from '@/components/desk/use-desk-address';
import { TOOL_CONTROL } from '@/components/ui/control';
import { messages } from '@/messages';

const words = messages.history;

/** What the changes are about, and the day that they were made on. */
export function HistoryFilterTools({ kind, day }: { kind?: string; day?: string }) {
  const { choose } = useDeskAddress();
  return (
    <>
      <ToolSelect
        label={words.kind}
        value={kind ?? ''}
        onChange={({ target }) => choose({ kind: target.value })}
      >
        <option value="">{words.allKinds}</option>
        {auditKinds.map((each) => (
          <option key={each} value={each}>
            {words.kinds[each]}
          </option>
        ))}
      </ToolSelect>
      <input
        type="date"
        aria-label={words.day}
        value={day ?? ''}
        onChange={({ target }) => choose({ day: target.value }, { replace: true })}
        className={`w-38 min-w-0 px-3 max-[60rem]:w-auto max-[60rem]:flex-1 ${TOOL_CONTROL}`}
      />
    </>
  );
}
