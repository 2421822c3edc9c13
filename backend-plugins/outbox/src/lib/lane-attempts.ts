/** Counts the running attempts of each lane. */
export class LaneAttempts {
  private readonly counts = new Map<string, number>();

  begin(lane: string): void {
    this.counts.set(lane, (this.counts.get(lane) ?? 0) + 1);
  }

  end(lane: string): void {
    const left = (this.counts.get(lane) ?? 0) - 1;
    if (left > 0) this.counts.set(lane, left);
    else this.counts.delete(lane);
  }

  /** Returns the lanes with at least this number of attempts. */
  lanesWith(attempts: number): string[] {
    return [...this.counts].filter(([, count]) => count >= attempts).map(([lane]) => lane);
  }
}

/** Claims at most this number of entries one by one, and skips paused and fully used lanes. */
export async function claimByLane<Entry extends { lane: string }>(
  { concurrent, paused }: { concurrent: number; paused: () => Promise<readonly string[]> },
  running: LaneAttempts,
  atMost: number,
  claim: (atMost: number, but: readonly string[]) => Promise<Entry[]>,
): Promise<Entry[]> {
  const waiting = await paused();
  const claimed: Entry[] = [];
  while (claimed.length < atMost) {
    const [entry] = await claim(1, [...waiting, ...running.lanesWith(concurrent)]);
    if (!entry) break;
    running.begin(entry.lane);
    claimed.push(entry);
  }
  return claimed;
}
