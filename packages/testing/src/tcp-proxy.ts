import { createServer, connect, type Server, type Socket } from 'node:net';
import { listen } from '@harrow/processes/listen';

type State = 'open' | 'cut' | 'frozen' | 'scripted';

/** A proxy to a service that simulates network failures. */
export class TcpProxy {
  private state: State = 'open';
  private reply = '';
  private readonly sockets = new Set<Socket>();
  private readonly targets = new Map<Socket, Socket>();

  private constructor(
    private readonly server: Server,
    readonly port: number,
  ) {}

  /** Starts a proxy to a local port. */
  static async start(targetPort: number): Promise<TcpProxy> {
    const server = createServer();
    const proxy = new TcpProxy(server, await listen(server, { host: '127.0.0.1', port: 0 }, ''));
    server.on('connection', (socket) => {
      proxy.accept(socket, targetPort);
    });
    return proxy;
  }

  /** Returns the URL with the proxy's host and port. */
  urlOf(url: string): string {
    const through = new URL(url);
    through.host = `127.0.0.1:${this.port}`;
    return through.href;
  }

  /** Closes every connection and refuses new ones. */
  cut(): void {
    this.state = 'cut';
    for (const socket of this.sockets) socket.destroy();
  }

  /** Stops all traffic without closing any connection. */
  freeze(): void {
    this.state = 'frozen';
    for (const socket of this.sockets) socket.unpipe().pause();
  }

  /** Sends this reply on each new connection, regardless of the request. */
  replyWith(reply: string): void {
    this.cut();
    this.reply = reply;
    this.state = 'scripted';
  }

  /** Resumes all traffic, including the delayed data. */
  thaw(): void {
    this.state = 'open';
    for (const [socket, target] of this.targets) socket.pipe(target).pipe(socket);
  }

  /** Closes every connection and accepts new ones. */
  restore(): void {
    this.cut();
    this.state = 'open';
  }

  async close(): Promise<void> {
    this.cut();
    await new Promise((resolve) => this.server.close(resolve));
  }

  private accept(socket: Socket, targetPort: number): void {
    this.track(socket);
    if (this.state === 'cut') socket.destroy();
    if (this.state === 'scripted') socket.resume().end(this.reply);
    if (this.state !== 'open') return;
    const target = connect(targetPort, '127.0.0.1');
    this.track(target);
    this.targets.set(socket, target);
    socket.pipe(target).pipe(socket);
    socket.once('close', () => {
      this.targets.delete(socket);
      target.destroy();
    });
    target.once('close', () => socket.destroy());
  }

  private track(socket: Socket): void {
    this.sockets.add(socket);
    socket.once('close', () => this.sockets.delete(socket));
    socket.on('error', () => socket.destroy()); // expected: tests end the other side
  }
}
