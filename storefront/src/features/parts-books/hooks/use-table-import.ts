import type { RefusedRow } from '@harrow/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useAction } from '@/components/ui/use-action';
import { CsvTable } from '@/lib/import/csv-records';
import { isTable } from '@/lib/import/table-files';
import { messages } from '@/messages';
import type { Outcome } from '../api/parts-books';

/** The steps of an import: nothing changes in the shop before `importing`. */
export type Step<Answer> =
  | { name: 'choose'; problem?: string }
  | { name: 'checking'; file: File }
  | { name: 'ready'; file: File; answer: Answer }
  | { name: 'refused'; file: File; message: string; rows: RefusedRow[]; table: CsvTable }
  | { name: 'importing'; file: File; answer: Answer };

async function refusal(
  file: File,
  { message, rows }: Extract<Outcome<unknown>, { ok: false }>,
): Promise<Step<never>> {
  if (rows.length === 0)
    return { name: 'choose', problem: messages.importProducts.notImported(message) };
  return { name: 'refused', file, message, rows, table: new CsvTable(await file.text()) };
}

/** The state of the import of a table: `check` previews a file, at first one that is given, and `run` imports it. */
export function useTableImport<Answer>(
  send: (file: File, dryRun: boolean) => Promise<Outcome<Answer>>,
  onDone: (answer: Answer) => void,
  given?: File,
) {
  const [step, setStep] = useState<Step<Answer>>({ name: 'choose' });
  const queryClient = useQueryClient();
  const check = useAction(async (file: File) => {
    if (!isTable(file)) {
      setStep({ name: 'choose', problem: messages.importProducts.notCsv });
      return;
    }
    setStep({ name: 'checking', file });
    const outcome = await send(file, true);
    setStep(
      outcome.ok ? { name: 'ready', file, answer: outcome.answer } : await refusal(file, outcome),
    );
  });
  const { run: checkGiven } = check;
  useEffect(() => {
    if (given) void checkGiven(given);
  }, [given, checkGiven]);
  const run = useAction(async () => {
    if (step.name !== 'ready') return;
    const { file, answer } = step;
    setStep({ name: 'importing', file, answer });
    const outcome = await send(file, false);
    // the page of a product shows what replaces it
    await queryClient.invalidateQueries();
    if (outcome.ok) onDone(outcome.answer);
    else setStep(await refusal(file, outcome));
  });
  const reset = (problem?: string) => setStep({ name: 'choose', problem });
  return { step, check: (file: File) => void check.run(file), run: () => void run.run(), reset };
}
