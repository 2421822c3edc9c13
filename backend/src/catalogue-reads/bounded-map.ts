/** A map that evicts its oldest entries when their total weight exceeds the maximum. */
export class BoundedMap<Key, Value> extends Map<Key, Value> {
  private weight = 0;

  constructor(
    private readonly maxWeight: number,
    private readonly weigh: (value: Value) => number,
  ) {
    super();
  }

  override set(key: Key, value: Value): this {
    this.delete(key); // an entry that is set again becomes the newest
    super.set(key, value);
    this.weight += this.weigh(value);
    for (const oldest of this.keys()) {
      if (this.weight <= this.maxWeight) break;
      this.delete(oldest);
    }
    return this;
  }

  override delete(key: Key): boolean {
    const value = this.get(key);
    if (value !== undefined) this.weight -= this.weigh(value);
    return super.delete(key);
  }

  override clear(): void {
    this.weight = 0;
    super.clear();
  }
}
