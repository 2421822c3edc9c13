import { FileButton, FileZone } from '@/components/desk/file-zone';
import { RefusedRows } from '@/components/desk/refused-rows';
import { Button } from '@/components/ui/button';
import { CancelButton, Dialog } from '@/components/ui/dialog';
import { Spinner } from '@/components/ui/loading';
import { formatNumber } from '@/lib/format/numbers';
import { isolate } from '@/lib/format/isolate';
import { messages } from '@/messages';
import type { ImportProgress } from '../api/product-table';
import { useImport, type ImportStep } from '../hooks/use-import';
import { ImportPreview } from './import-preview';

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
      <CancelButton pending={isImporting} onCancel={onClose} />
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
