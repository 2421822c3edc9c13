import type { Callout } from '@harrow/contract';
import { useQueryClient } from '@tanstack/react-query';
import { showError, showSuccess } from '@/components/ui/toast';
import { useAction } from '@/components/ui/use-action';
import { describeError, toApiError } from '@/lib/http/api-error';
import { messages } from '@/messages';
import { saveFigure, type FigurePlace, type ReadFigure } from '../api/figures';
import type { Manual } from '../api/pdf-file';
import { uploadDrawing } from '../api/upload-drawing';
import type { Region } from '../lib/manual/found-callouts';

const words = messages.partsManual;

interface Taken {
  where: FigurePlace;
  /** The figure as it is replaced. */
  read: ReadFigure;
  page: number;
  region: Region;
  callouts: Callout[];
}

const failureOf = (error: unknown): string =>
  toApiError(error).status === 412 ? words.changed : describeError(error);

/** Makes a part of a page the drawing of a figure, with the numbers that were found in it. */
export function useTakeDrawing(manual: Manual, onDone: (number: string) => void) {
  const queryClient = useQueryClient();
  return useAction(async ({ where, read, page, region, callouts }: Taken) => {
    try {
      const picture = await manual.picture(page, region);
      if (!picture) {
        showError(words.tooLarge);
        return;
      }
      const drawing = await uploadDrawing(picture, () => undefined);
      await saveFigure(where, { drawing, callouts }, read.tag);
      showSuccess(words.taken(where.number, callouts.length));
      onDone(where.number);
    } catch (error) {
      showError(failureOf(error));
    }
    await queryClient.invalidateQueries();
  });
}
