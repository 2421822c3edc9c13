/** A map that forgets its oldest entries when they weigh more than it may hold. */
export class BoundedMap<Key, Value> extends Map<Key, Value> {
  private held = 0;

  constructor(
    private readonly mostHeld: number,
    private readonly weigh: (value: Value) => number,
  ) {
    super();
  }

  override set(key: Key, value: Value): this {
    this.delete(key); // what is set again is the newest
    super.set(key, value);
    this.held += this.weigh(value);
    for (const oldest of this.keys()) {
      if (this.held <= this.mostHeld) break;
      this.delete(oldest);
    }
    return this;
  }

  override delete(key: Key): boolean {
    const value = this.get(key);
    if (value !== undefined) this.held -= this.weigh(value);
    return super.delete(key);
  }

  override clear(): void {
    this.held = 0;
    super.clear();
  }
}
