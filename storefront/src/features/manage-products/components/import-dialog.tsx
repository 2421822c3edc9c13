import { FileUp } from 'lucide-react';
import { useRef, type InputHTMLAttributes } from 'react';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { Spinner } from '@/components/ui/loading';
import { formatNumber } from '@/lib/format/numbers';
import { isolate } from '@/lib/format/isolate';
import { messages } from '@/messages';
import type { ImportProgress } from '../api/product-table';
import { TABLE_FILES, useImport, type ImportStep } from '../hooks/use-import';
import { ImportPreview } from './import-preview';
import { RefusedRows } from './refused-rows';

const words = messages.importProducts;

/** Imports products from a file: previews its changes, and applies them once they are confirmed. */
export default function ImportDialog({ onClose }: { onClose: () => void }) {
  const { step, check, run } = useImport(onClose);
  return (
    <Dialog
      title={words.title}
      isOpen
      size="wide"
      onClose={onClose}
      busy={step.name === 'importing'}
      foot={<Foot step={step} onChoose={check} onImport={run} onClose={onClose} />}
    >
      <p role="status" className="text-pretty">
        {statusOf(step)}
      </p>
      {step.name === 'choose' && <FileZone problem={step.problem} onChoose={check} />}
      {step.name === 'checking' && <Spinner label="" />}
      {step.name === 'importing' && <Progress progress={step.progress} />}
      {step.name === 'preview' && <ImportPreview answer={step.answer} />}
      {step.name === 'refused' && <RefusedRows {...step} />}
    </Dialog>
  );
}

function statusOf(step: ImportStep): string {
  if (step.name === 'choose') return words.lead;
  if (step.name === 'refused') return `${step.message} ${words.correct}`;
  const file = isolate(step.file.name);
  if (step.name === 'preview') {
    const { created, updated } = step.answer;
    return created + updated > 0 ? words.preview(file) : words.nothing(file);
  }
  if (step.name === 'checking') return words.checking(file);
  return step.isLost ? words.lost : words.importing(file);
}

/** The written share of an import that was accepted. */
function Progress({ progress }: { progress: ImportProgress | null }) {
  if (!progress) return <Spinner label="" />;
  const { written, rows } = progress;
  const sentence = words.written(formatNumber(written), formatNumber(rows));
  return (
    <div className="grid gap-2">
      <progress
        value={written}
        max={rows}
        aria-label={sentence}
        className="h-2 w-full appearance-none overflow-hidden rounded-full bg-line [&::-moz-progress-bar]:bg-leaf [&::-webkit-progress-bar]:bg-line [&::-webkit-progress-value]:bg-leaf"
      />
      <p aria-hidden className="text-sm text-muted tabular-nums">
        {sentence}
      </p>
    </div>
  );
}

interface FootProps {
  step: ImportStep;
  onChoose: (file: File) => void;
  onImport: () => void;
  onClose: () => void;
}

function Foot({ step, onChoose, onImport, onClose }: FootProps) {
  const rows =
    step.name === 'preview' || step.name === 'importing'
      ? step.answer.created + step.answer.updated
      : 0;
  const isImporting = step.name === 'importing';
  return (
    <>
      <Button
        variant="ghost"
        aria-disabled={isImporting}
        onClick={isImporting ? undefined : onClose}
      >
        {messages.ui.cancel}
      </Button>
      {rows > 0 && (
        <Button pending={isImporting} onClick={onImport}>
          {words.rows(rows)}
        </Button>
      )}
      {(step.name === 'refused' || (step.name === 'preview' && rows === 0)) && (
        <FileButton
          label={step.name === 'refused' ? words.chooseCorrected : words.chooseOther}
          onChoose={onChoose}
        />
      )}
    </>
  );
}

interface FileInputProps extends InputHTMLAttributes<HTMLInputElement> {
  onFile: (file: File) => void;
}

/** Attributes of a file input that reports each choice, even if it is the same file again. */
const fileInput = ({ onFile, ...rest }: FileInputProps): InputHTMLAttributes<HTMLInputElement> => ({
  ...rest,
  type: 'file',
  accept: TABLE_FILES,
  onClick: ({ currentTarget }) => (currentTarget.value = ''),
  onChange: ({ target }) => {
    const [file] = target.files ?? [];
    if (file) onFile(file);
  },
});

function FileButton({ label, onChoose }: { label: string; onChoose: (file: File) => void }) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <input ref={input} hidden {...fileInput({ onFile: onChoose, 'aria-label': label })} />
      <Button onClick={() => input.current?.click()}>{label}</Button>
    </>
  );
}

interface FileZoneProps {
  problem: string | undefined;
  onChoose: (file: File) => void;
}

function FileZone({ problem, onChoose }: FileZoneProps) {
  return (
    <div className="grid gap-2">
      <div className="relative grid min-h-40 place-content-center justify-items-center gap-2 rounded-control border border-dashed border-edge p-4 text-center transition-colors duration-150 hover:border-ink has-focus-visible:outline-2 has-focus-visible:outline-ink">
        <FileUp aria-hidden className="size-7 text-muted" />
        <p>
          <span className="font-semibold underline underline-offset-4">{words.choose}</span>{' '}
          <span className="text-muted max-sm:hidden">{words.orDrop}</span>
        </p>
        <p id="import-rules" className="text-sm text-muted">
          {words.rules}
        </p>
        <input
          className="absolute inset-0 cursor-pointer opacity-0"
          {...fileInput({
            onFile: onChoose,
            'aria-label': words.choose,
            'aria-describedby': 'import-rules',
          })}
        />
      </div>
      <p role="alert" className="font-medium text-pretty text-red-text empty:hidden">
        {problem}
      </p>
    </div>
  );
}
