import type { RefusedRow } from '@harrow/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { showSuccess } from '@/components/ui/toast';
import { useAction } from '@/components/ui/use-action';
import { formatNumber } from '@/lib/format/numbers';
import { CsvTable } from '@/lib/import/csv-records';
import { isTable } from '@/lib/import/table-files';
import { messages } from '@/messages';
import {
  followImport,
  sendTable,
  type ImportAnswer,
  type ImportOutcome,
  type ImportProgress,
} from '../api/product-table';

const words = messages.importProducts;

/** The steps of an import: nothing changes in the shop before `importing`. */
export type ImportStep =
  | { name: 'choose'; problem?: string }
  | { name: 'checking'; file: File }
  | { name: 'preview'; file: File; answer: ImportAnswer }
  | { name: 'refused'; file: File; message: string; rows: RefusedRow[]; table: CsvTable }
  | {
      name: 'importing';
      file: File;
      answer: ImportAnswer;
      /** Null until the file is accepted. */
      progress: ImportProgress | null;
      /** Whether its answer was lost, so that its progress is read instead. */
      isLost: boolean;
    };

async function refusal(
  file: File,
  outcome: Extract<ImportOutcome, { ok: false }>,
): Promise<ImportStep> {
  const { message } = outcome;
  if (outcome.reason === 'unknown') return { name: 'choose', problem: message };
  if (outcome.reason === 'refused') {
    return { name: 'choose', problem: words.notImported(message) };
  }
  const table = new CsvTable(await file.text());
  return { name: 'refused', file, message, rows: outcome.rows, table };
}

/** The counts of a written import, or the reason why it was not written. */
type SentOutcome =
  | { ok: true; answer: Pick<ImportAnswer, 'created' | 'updated' | 'unchanged'> }
  | Extract<ImportOutcome, { ok: false }>;

/** The state of an import: choosing a file previews it, and `run` imports it. */
export function useImport(onDone: () => void) {
  const [step, setStep] = useState<ImportStep>({ name: 'choose' });
  const queryClient = useQueryClient();

  const check = useAction(async (file: File) => {
    if (!isTable(file)) {
      setStep({ name: 'choose', problem: words.notCsv });
      return;
    }
    setStep({ name: 'checking', file });
    const outcome = await sendTable(file, null);
    const { ok } = outcome;
    setStep(ok ? { name: 'preview', file, answer: outcome.answer } : await refusal(file, outcome));
  });

  const isGone = useRef(false);
  useEffect(() => {
    isGone.current = false;
    return () => {
      isGone.current = true;
    };
  }, []);
  const show = (change: { progress?: ImportProgress; isLost?: boolean }) =>
    setStep((now) => (now.name === 'importing' ? { ...now, ...change } : now));

  /** Imports a file. If its answer is lost, reads the outcome from the shop. */
  const send = async (file: File): Promise<SentOutcome> => {
    const id = crypto.randomUUID();
    let isAnswered = false;
    let isLost = false;
    const onProgress = (progress: ImportProgress) => show({ progress });
    const followed = followImport(id, onProgress, {
      isLost: () => isLost,
      isOver: () => isAnswered || isGone.current,
    });
    const outcome = await sendTable(file, id);
    if (outcome.ok || outcome.reason !== 'unknown') {
      isAnswered = true;
      await followed;
      return outcome;
    }
    isLost = true;
    show({ isLost });
    const written = await followed;
    return written ? { ok: true, answer: written } : outcome;
  };

  const run = useAction(async () => {
    if (step.name !== 'preview') return;
    const { file, answer } = step;
    setStep({ name: 'importing', file, answer, progress: null, isLost: false });
    const outcome = await send(file);
    // every page may show one of the products
    await queryClient.invalidateQueries();
    if (!outcome.ok) {
      setStep(await refusal(file, outcome));
      return;
    }
    const { created, updated, unchanged } = outcome.answer;
    const [added, changed, same] = [created, updated, unchanged].map(formatNumber);
    showSuccess(words.doneTitle, words.done(added ?? '', changed ?? '', same ?? ''));
    onDone();
  });

  return { step, check: (file: File) => void check.run(file), run: () => void run.run() };
}
