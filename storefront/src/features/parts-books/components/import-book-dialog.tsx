import { useState } from 'react';
import { ImportTable, NAME_WIDTH } from '@/components/desk/import-table';
import type { Choice } from '@/components/ui/choice-box';
import { TextField } from '@/components/ui/text-field';
import { showSuccess } from '@/components/ui/toast';
import { isolate } from '@/lib/format/isolate';
import { formatNumber } from '@/lib/format/numbers';
import { messages } from '@/messages';
import { useMachineChoices } from '../api/choices';
import { sendBook, type BookAnswer } from '../api/parts-books';
import { FoundChoice } from './found-choice';
import { TableImport } from './table-import';

const words = messages.partsBooks;

/** Imports the table of a parts book, as the draft of its next revision. */
export default function ImportBookDialog({ onClose }: { onClose: () => void }) {
  const [machine, setMachine] = useState<Choice | null>(null);
  const [code, setCode] = useState('');
  const place = { machine: machine?.value ?? '', code: code.trim() };
  return (
    <TableImport
      title={words.bookTitle}
      lead={words.bookLead}
      send={(file, dryRun) => sendBook(place, file, dryRun)}
      onDone={({ revision }) => {
        showSuccess(words.bookDone(place.code, revision));
        onClose();
      }}
      onClose={onClose}
      missing={place.machine === '' || place.code === '' ? words.needsPlace : undefined}
      subject={[words.line, 'name']}
      details={(answer) => (
        <>
          <Warnings {...answer} />
          <Changes {...answer} />
        </>
      )}
    >
      <FoundChoice
        label={words.machine}
        hint={words.machineHint}
        foundWords={words.machinesFound}
        useFound={useMachineChoices}
        chosen={machine}
        onChange={setMachine}
      />
      <TextField
        label={words.code}
        hint={words.codeHint}
        value={code}
        maxLength={40}
        autoComplete="off"
        spellCheck={false}
        onChange={({ target }) => setCode(target.value)}
      />
    </TableImport>
  );
}

function Warnings({ warnings }: BookAnswer) {
  if (warnings.length === 0) return null;
  return (
    <section className="grid gap-2">
      <h3 className="font-semibold">{words.warnings(warnings.length)}</h3>
      <ul className="grid gap-1">
        {warnings.map(({ row, figure, message }, index) => (
          <li key={index}>
            {row !== null && words.atRow(formatNumber(row), message)}
            {row === null && (figure === null ? message : words.atFigure(figure, message))}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The changed cells that are shown; the rest is counted above. */
const MAX_SHOWN = 20;

const COLUMNS = [
  { header: messages.importProducts.row },
  { header: words.line },
  { header: messages.importProducts.column, width: NAME_WIDTH },
  { header: words.before },
  { header: words.after },
];

function Changes({ changes }: BookAnswer) {
  const cells = changes.flatMap(({ row, figure, item, name, fields }) =>
    Object.entries(fields).map(([column, { before, after }]) => ({
      key: `${figure} ${item} ${name} ${row ?? ''} ${column}`,
      cells: [
        row === null ? words.removed : formatNumber(row),
        words.lineOf(figure, item, isolate(name)),
        column,
        isolate(before),
        isolate(after),
      ],
    })),
  );
  if (cells.length === 0) return null;
  return (
    <section className="grid gap-2">
      <h3 className="font-semibold">{words.changes}</h3>
      <ImportTable caption={words.changes} columns={COLUMNS} lines={cells.slice(0, MAX_SHOWN)} />
    </section>
  );
}
