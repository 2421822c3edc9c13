/** Which parts replace which; several steps of one part count together, whatever machines they are for. */
export class ReplacementGraph {
  private readonly news = new Map<string, Map<string, number>>();

  /** Adds that a part is replaced by another. */
  add(old: string, next: string): void {
    const own = this.news.get(old) ?? new Map<string, number>();
    own.set(next, (own.get(next) ?? 0) + 1);
    this.news.set(old, own);
  }

  /** Takes one such step away. */
  remove(old: string, next: string): void {
    const own = this.news.get(old);
    const count = own?.get(next) ?? 0;
    if (count > 1) own?.set(next, count - 1);
    else own?.delete(next);
  }

  /** Returns the way that leads from a part to another, with both; undefined if none does. */
  way(from: string, to: string): string[] | undefined {
    const before = new Map<string, string | null>([[from, null]]);
    const open = [from];
    for (let at = open.pop(); at !== undefined; at = open.pop()) {
      if (at === to) return pathTo(at, before);
      for (const next of this.news.get(at)?.keys() ?? []) {
        if (before.has(next)) continue;
        before.set(next, at);
        open.push(next);
      }
    }
    return undefined;
  }
}

function pathTo(end: string, before: ReadonlyMap<string, string | null>): string[] {
  const path = [end];
  for (let at = before.get(end) ?? null; at !== null; at = before.get(at) ?? null) path.unshift(at);
  return path;
}
