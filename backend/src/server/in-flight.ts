import type { IncomingMessage, ServerResponse } from 'node:http';

/** The requests that have not been answered yet, for a stop that lets them finish. */
export class InFlight {
  private readonly open = new Set<ServerResponse>();
  private isFinishing = false;
  private finished?: () => void;

  /** How many there are. */
  get size(): number {
    return this.open.size;
  }

  /** Notes each request until its answer has gone out. */
  readonly handler = (_req: IncomingMessage, res: ServerResponse, next: () => void): void => {
    if (this.isFinishing) res.setHeader('Connection', 'close');
    this.open.add(res);
    res.once('close', () => {
      this.open.delete(res);
      if (this.open.size === 0) this.finished?.();
    });
    next();
  };

  /** Settles when nothing is in flight; clients are told not to use their connections again. */
  async finish(): Promise<void> {
    this.isFinishing = true;
    for (const res of this.open) if (!res.headersSent) res.setHeader('Connection', 'close');
    if (this.open.size === 0) return;
    await new Promise<void>((resolve) => (this.finished = resolve));
  }
}
