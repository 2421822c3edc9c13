import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

/** The requests in flight, which a graceful stop waits for. */
export class InFlight {
  /**
   * Responses by connection: when a connection is lost, Node emits `close` only for the response
   * that it is currently sending.
   */
  private readonly open = new Map<Socket, Set<ServerResponse>>();
  private isFinishing = false;
  private finished?: () => void;

  /** The number of requests in flight. */
  get size(): number {
    let size = 0;
    for (const answers of this.open.values()) size += answers.size;
    return size;
  }

  /** Tracks each request until its response is sent or its client disconnects. */
  readonly handler = (req: IncomingMessage, res: ServerResponse, next: () => void): void => {
    if (this.isFinishing) res.setHeader('Connection', 'close');
    const answers = this.open.get(req.socket) ?? this.track(req.socket);
    answers.add(res);
    res.once('close', () => {
      answers.delete(res);
      this.checkFinished();
    });
    next();
  };

  /** Resolves when nothing is in flight; asks clients to close their connections. */
  async finish(): Promise<void> {
    this.isFinishing = true;
    for (const answers of this.open.values()) {
      for (const res of answers) if (!res.headersSent) res.setHeader('Connection', 'close');
    }
    await new Promise<void>((resolve) => {
      this.finished = resolve;
      this.checkFinished();
    });
  }

  /** Disconnects clients that have not sent a complete request or do not read their response. */
  dropSlowClients(): void {
    const isSlow = (res: ServerResponse) => !res.req.complete || res.writableEnded;
    for (const [socket, answers] of this.open) if ([...answers].some(isSlow)) socket.destroy();
  }

  private track(socket: Socket): Set<ServerResponse> {
    const answers = new Set<ServerResponse>();
    this.open.set(socket, answers);
    socket.once('close', () => {
      this.open.delete(socket);
      this.checkFinished();
    });
    return answers;
  }

  private checkFinished(): void {
    if (this.finished && this.size === 0) this.finished();
  }
}
