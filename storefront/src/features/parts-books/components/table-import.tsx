import type { ReactNode } from 'react';
import { FileButton, FileZone } from '@/components/desk/file-zone';
import { RefusedRows } from '@/components/desk/refused-rows';
import { Button } from '@/components/ui/button';
import { CancelButton, Dialog } from '@/components/ui/dialog';
import { Spinner } from '@/components/ui/loading';
import { isolate } from '@/lib/format/isolate';
import { formatNumber } from '@/lib/format/numbers';
import { messages } from '@/messages';
import type { Outcome } from '../api/parts-books';
import { useTableImport, type Step } from '../hooks/use-table-import';

const words = messages.partsBooks;
/** Those of every import of a table. */
const shared = messages.importProducts;

/** The counts that every import of a table answers with. */
interface Counts {
  created: number;
  updated: number;
  removed: number;
  unchanged: number;
}

interface TableImportProps<Answer extends Counts> {
  title: string;
  lead: string;
  send: (file: File, dryRun: boolean) => Promise<Outcome<Answer>>;
  onDone: (answer: Answer) => void;
  onClose: () => void;
  /** A table that is checked at once, in place of one that is chosen. */
  given?: File;
  /** Says what is missing before a file can be checked. */
  missing?: string;
  /** The header of the subjects of refused rows, and the column that names them. */
  subject: readonly [header: string, column: string];
  /** The fields above the place for the file. */
  children?: ReactNode;
  /** More about an import that was checked. */
  details?: (answer: Answer) => ReactNode;
}

/** Imports a table: previews its changes, and applies them once they are confirmed. */
export function TableImport<Answer extends Counts>(props: TableImportProps<Answer>) {
  const { title, lead, send, onDone, onClose, given, missing, subject, children, details } = props;
  const { step, check, run, reset } = useTableImport(send, onDone, given);
  const choose = (file: File) => (missing === undefined ? check(file) : reset(missing));
  const isImporting = step.name === 'importing';
  const changes = step.name === 'ready' || isImporting ? changesOf(step.answer) : 0;
  return (
    <Dialog
      title={title}
      isOpen
      size="wide"
      onClose={onClose}
      busy={isImporting}
      foot={
        <>
          <CancelButton pending={isImporting} onCancel={onClose} />
          {changes > 0 && (
            <Button pending={isImporting} onClick={run}>
              {words.import}
            </Button>
          )}
          {(step.name === 'refused' || (step.name === 'ready' && changes === 0)) && (
            <FileButton label={shared.chooseOther} onChoose={choose} />
          )}
        </>
      }
    >
      <p role="status" className="text-pretty">
        {statusOf(step, lead)}
      </p>
      {step.name === 'choose' && (
        <>
          {children}
          <FileZone problem={step.problem} onChoose={choose} />
        </>
      )}
      {(step.name === 'checking' || isImporting) && <Spinner label="" />}
      {step.name === 'ready' && (
        <>
          <CountList {...step.answer} />
          {details?.(step.answer)}
        </>
      )}
      {step.name === 'refused' && <RefusedRows {...step} subject={subject} />}
    </Dialog>
  );
}

const changesOf = ({ created, updated, removed }: Counts): number => created + updated + removed;

function statusOf(step: Step<Counts>, lead: string): string {
  if (step.name === 'choose') return lead;
  if (step.name === 'refused') return shared.notImported(step.message);
  const file = isolate(step.file.name);
  if (step.name === 'checking') return shared.checking(file);
  if (step.name === 'importing') return words.importing(file);
  return changesOf(step.answer) > 0 ? words.ready(file) : words.nothing(file);
}

function CountList({ created, updated, removed, unchanged }: Counts) {
  const counts = [
    [shared.created, created],
    [shared.updated, updated],
    [words.removed, removed],
    [shared.unchanged, unchanged],
  ] as const;
  return (
    <dl className="grid grid-cols-2 gap-y-3 border-y border-line py-3 sm:grid-cols-4">
      {counts.map(([label, count]) => (
        <div key={label} className="grid gap-1">
          <dt className="label">{label}</dt>
          <dd className="heading text-xl tabular-nums">{formatNumber(count)}</dd>
        </div>
      ))}
    </dl>
  );
}
