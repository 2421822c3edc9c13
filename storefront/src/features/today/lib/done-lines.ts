import type { Notice } from '@harrow/contract';

/** A line about an action of the shop; `count` is above 1 if it stands for several notices. */
export type DoneLine = Notice & { count: number };

const dayOf = ({ at }: Notice) => at.slice(0, 10);

/** Puts the orders that expired on one day into one line, at the place of the last of them. */
export function doneLines(notices: readonly Notice[]): DoneLine[] {
  const lines: DoneLine[] = [];
  for (const notice of notices) {
    const same = lines.find(
      ({ kind, ...line }) =>
        kind === 'expired' && notice.kind === kind && dayOf({ kind, ...line }) === dayOf(notice),
    );
    if (same) same.count += 1;
    else lines.push({ ...notice, count: 1 });
  }
  return lines;
}
