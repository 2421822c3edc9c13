import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

/** The requests that have not been answered yet, for a stop that lets them finish. */
export class InFlight {
  /**
   * By connection: of the answers that wait for others on theirs, Node closes none when it is lost.
   */
  private readonly open = new Map<Socket, Set<ServerResponse>>();
  private isFinishing = false;
  private finished?: () => void;

  /** How many there are. */
  get size(): number {
    let size = 0;
    for (const answers of this.open.values()) size += answers.size;
    return size;
  }

  /** Notes each request until its answer has gone out, or its client has. */
  readonly handler = (req: IncomingMessage, res: ServerResponse, next: () => void): void => {
    if (this.isFinishing) res.setHeader('Connection', 'close');
    const answers = this.open.get(req.socket) ?? this.follow(req.socket);
    answers.add(res);
    res.once('close', () => {
      answers.delete(res);
      this.lookForEnd();
    });
    next();
  };

  /** Settles when nothing is in flight; clients are told not to use their connections again. */
  async finish(): Promise<void> {
    this.isFinishing = true;
    for (const answers of this.open.values()) {
      for (const res of answers) if (!res.headersSent) res.setHeader('Connection', 'close');
    }
    await new Promise<void>((resolve) => {
      this.finished = resolve;
      this.lookForEnd();
    });
  }

  /** Cuts off whoever has not sent a whole request, or does not read what was answered. */
  dropSlowClients(): void {
    const isSlow = (res: ServerResponse) => !res.req.complete || res.writableEnded;
    for (const [socket, answers] of this.open) if ([...answers].some(isSlow)) socket.destroy();
  }

  private follow(socket: Socket): Set<ServerResponse> {
    const answers = new Set<ServerResponse>();
    this.open.set(socket, answers);
    socket.once('close', () => {
      this.open.delete(socket);
      this.lookForEnd();
    });
    return answers;
  }

  private lookForEnd(): void {
    if (this.finished && this.size === 0) this.finished();
  }
}
