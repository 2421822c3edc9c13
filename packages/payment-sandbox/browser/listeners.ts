type Listener = (event?: unknown) => void;

/** The listeners of an element's events. */
export class Listeners {
  private readonly listeners = new Map<string, Set<Listener>>();

  add(type: string, listener: Listener): void {
    const present = this.listeners.get(type) ?? new Set();
    this.listeners.set(type, present.add(listener));
  }

  /** Removes one listener, or all of that type. */
  remove(type: string, listener?: Listener): void {
    if (listener) this.listeners.get(type)?.delete(listener);
    else this.listeners.delete(type);
  }

  has(type: string): boolean {
    return (this.listeners.get(type)?.size ?? 0) > 0;
  }

  clear(): void {
    this.listeners.clear();
  }

  emit(type: string, event: object): void {
    for (const listener of [...(this.listeners.get(type) ?? [])]) listener(event);
  }
}
