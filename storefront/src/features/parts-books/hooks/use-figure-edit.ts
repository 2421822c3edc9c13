import type { BookFigure } from '@harrow/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useReducer, useState } from 'react';
import { showError, showSuccess } from '@/components/ui/toast';
import { useAction } from '@/components/ui/use-action';
import { describeError, toApiError } from '@/lib/http/api-error';
import { messages } from '@/messages';
import { readFigure, saveFigure, type FigurePlace, type ReadFigure } from '../api/figures';
import { beginPlacing, calloutsOf, place, type Placing, type PlacingAction } from '../lib/placing';

const words = messages.bookFigures;

export type Drawing = NonNullable<BookFigure['drawing']>;

type Edited = Pick<BookFigure, 'drawing' | 'callouts'>;

const isSame = (one: Edited, other: Edited): boolean =>
  JSON.stringify([one.drawing, one.callouts]) === JSON.stringify([other.drawing, other.callouts]);

const begin = ({ lines, callouts }: BookFigure) => beginPlacing(lines, callouts);

/** The callouts of a figure in the order in which they are saved. */
const asSaved = (figure: BookFigure): Edited => ({
  drawing: figure.drawing,
  callouts: calloutsOf(begin(figure)),
});

type Step = PlacingAction | { type: 'reset'; figure: BookFigure };

const step = (state: Placing, action: Step): Placing =>
  action.type === 'reset' ? begin(action.figure) : place(state, action);

/** The state of the page that places the numbers of a figure. Whatever fails, what was placed stays. */
export function useFigureEdit(where: FigurePlace, opened: ReadFigure) {
  const queryClient = useQueryClient();
  /** The figure that this one is compared with, and the version that is saved over. */
  const [base, setBase] = useState(opened);
  const [isConflict, setConflict] = useState(false);
  const [drawing, setDrawing] = useState(opened.figure.drawing);
  const [placing, act] = useReducer(step, opened.figure, begin);
  const edited = { drawing, callouts: calloutsOf(placing) };
  const saved = asSaved(base.figure);

  const rebase = async (): Promise<BookFigure> => {
    const now = await readFigure(where);
    setBase(now);
    return now.figure;
  };

  const save = useAction(async () => {
    const isDrawn = JSON.stringify(drawing) !== JSON.stringify(saved.drawing);
    try {
      const body = { callouts: edited.callouts, ...(isDrawn && { drawing }) };
      await saveFigure(where, body, base.tag);
    } catch (error) {
      const { status } = toApiError(error);
      if (status !== 412) {
        showError(status === 404 ? words.gone : describeError(error));
        return;
      }
    }
    try {
      // also after a refusal: it may have been saved by a request whose answer was lost
      const isDone = isSame(asSaved(await rebase()), edited);
      setConflict(!isDone);
      if (!isDone) return;
    } catch (error) {
      showError(describeError(error));
      return;
    }
    showSuccess(words.saved);
    await queryClient.invalidateQueries({
      // the one of this page is what it began with
      predicate: ({ queryKey }) => !queryKey.includes('figures'),
    });
  });

  return {
    placing,
    act: act as (action: PlacingAction) => void,
    drawing,
    setDrawing,
    isDirty: !isSame(edited, saved),
    save,
    isConflict,
    theirs: base.figure,
    /** Leaves what was placed here, and goes on with the figure as it is now. */
    takeTheirs: () => {
      act({ type: 'reset', figure: base.figure });
      setDrawing(base.figure.drawing);
      setConflict(false);
    },
  };
}
