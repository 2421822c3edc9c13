import { useEffect, useState } from 'react';
import { showError } from '@/components/ui/toast';
import { useAction } from '@/components/ui/use-action';
import { messages } from '@/messages';
import type { Manual } from '../api/pdf-file';
import type { Page } from '../lib/manual/found-callouts';

const words = messages.partsManual;

type Opened =
  | { step: 'choose'; problem?: string }
  | { step: 'opening'; name: string }
  | { step: 'open'; manual: Manual };

async function read(file: File): Promise<Opened> {
  const problem = (text: string): Opened => ({ step: 'choose', problem: text });
  if (!/\.pdf$/i.test(file.name) && file.type !== 'application/pdf')
    return problem(words.wrongType);
  try {
    // the reader of PDF is for this page only, and only once there is a file for it
    const { openManual } = await import('../api/pdf-file');
    const opened = await openManual(file);
    return opened.ok
      ? { step: 'open', manual: opened.manual }
      : problem(words[opened.problem](file.name));
  } catch (error) {
    console.warn(error);
    return problem(words.failed(file.name));
  }
}

/** Opens a manual that staff choose, one after the other. */
export function useManual() {
  const [opened, setOpened] = useState<Opened>({ step: 'choose' });
  const { run } = useAction(async (file: File) => {
    setOpened({ step: 'opening', name: file.name });
    setOpened(await read(file));
  });
  const manual = opened.step === 'open' ? opened.manual : null;
  useEffect(() => () => void manual?.close(), [manual]);
  const choose = (file: File): void => {
    void run(file);
  };
  return { opened, choose };
}

/**
 * Waits for what is done with a page, and says when that fails: a page may be damaged. Returns what ends the wait, as
 * the page may be left before.
 */
export function whileShown<T>(
  number: number,
  running: Promise<T>,
  onDone: (result: T) => void = () => undefined,
): () => void {
  let isShown = true;
  running.then(
    (result) => {
      if (isShown) onDone(result);
    },
    (error: unknown) => {
      console.warn(error);
      if (isShown) showError(words.pageFailed(number));
    },
  );
  return () => {
    isShown = false;
  };
}

/** Reads a page of a manual; null until it is read. */
export function useManualPage(manual: Manual, number: number): Page | null {
  const [page, setPage] = useState<Page | null>(null);
  useEffect(() => whileShown(number, manual.read(number), setPage), [manual, number]);
  return page?.number === number ? page : null;
}
