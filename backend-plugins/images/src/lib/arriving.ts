/** An upload whose bytes are still on their way. */
export type ArrivingUpload = {
  /** Notes bytes that have come. */
  take(bytes: number): void;
  /** Notes that all have come, or that no more will. */
  end(): void;
};

/**
 * The memory of uploads that are on their way. Where it is full the one that began first gives way:
 * those that come slowly must not keep others out.
 */
export class Arriving {
  private held = 0;
  private readonly giveUps = new Map<ArrivingUpload, () => void>();

  constructor(private readonly maxBytes: number) {}

  /** Begins an upload; `giveUp` is called where it has to give way. */
  begin(giveUp: () => void): ArrivingUpload {
    let taken = 0;
    const upload: ArrivingUpload = {
      take: (bytes) => {
        if (!this.giveUps.has(upload)) return;
        taken += bytes;
        this.held += bytes;
        this.makeRoom();
      },
      end: () => {
        if (this.giveUps.delete(upload)) this.held -= taken;
      },
    };
    this.giveUps.set(upload, giveUp);
    return upload;
  }

  private makeRoom(): void {
    for (const [oldest, giveUp] of this.giveUps) {
      if (this.held <= this.maxBytes) return;
      oldest.end();
      giveUp();
    }
  }
}
