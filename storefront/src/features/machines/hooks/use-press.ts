import type { Callout } from '@harrow/contract';
import { useEffect, type RefObject } from 'react';
import { nearestItem, type Target } from '../lib/nearest';

/** The numbers of a drawing and the tips of their leaders, in pixels of the window. */
function targetsOf(callouts: readonly Callout[], { left, top, width, height }: DOMRect): Target[] {
  const at = (item: string, x: number, y: number): Target => ({
    item,
    x: left + (width * x) / 100,
    y: top + (height * y) / 100,
  });
  return callouts.flatMap(({ item, x, y, tipX, tipY }) =>
    tipX === null || tipY === null ? [at(item, x, y)] : [at(item, x, y), at(item, tipX, tipY)],
  );
}

/**
 * Chooses the item nearest to a press on a drawing: the areas of numbers that stand close together overlap, and
 * the tip of a leader stands for its number. A press by keyboard is that of its button.
 */
export function usePress(
  sheet: RefObject<HTMLElement>,
  callouts: readonly Callout[],
  onChoose: (item: string) => void,
): void {
  useEffect(() => {
    const element = sheet.current;
    const press = ({ detail, target, clientX: x, clientY: y }: MouseEvent) => {
      if (!element || detail === 0) return;
      const button = target instanceof Element ? target.closest<HTMLElement>('[data-item]') : null;
      const pressed = button?.dataset.item;
      const targets = targetsOf(callouts, element.getBoundingClientRect());
      // the pressed one comes first among those that are as near
      targets.sort((one, other) => Number(other.item === pressed) - Number(one.item === pressed));
      const item = nearestItem(targets, { x, y }) ?? pressed;
      if (item !== undefined) onChoose(item);
    };
    element?.addEventListener('click', press);
    return () => element?.removeEventListener('click', press);
  }, [sheet, callouts, onChoose]);
}
