import { createServer, connect, type Server, type Socket } from 'node:net';
import { listen } from '../lib/listen.ts';

type State = 'open' | 'cut' | 'frozen' | 'babbling';

/** A way to a service that a test can cut, as a network would. */
export class TcpProxy {
  private state: State = 'open';
  private words = '';
  private readonly sockets = new Set<Socket>();
  private readonly ways = new Map<Socket, Socket>();

  private constructor(
    private readonly server: Server,
    readonly port: number,
  ) {}

  /** Opens a way to a port of this machine. */
  static async start(targetPort: number): Promise<TcpProxy> {
    const server = createServer();
    const proxy = new TcpProxy(server, await listen(server, { host: '127.0.0.1', port: 0 }, ''));
    server.on('connection', (socket) => {
      proxy.take(socket, targetPort);
    });
    return proxy;
  }

  /** The same URL with this proxy in place of its host and port. */
  urlOf(url: string): string {
    const through = new URL(url);
    through.host = `127.0.0.1:${this.port}`;
    return through.href;
  }

  /** Ends every connection, and refuses new ones. */
  cut(): void {
    this.state = 'cut';
    for (const socket of this.sockets) socket.destroy();
  }

  /** Lets nothing through any more, and tells nobody. */
  freeze(): void {
    this.state = 'frozen';
    for (const socket of this.sockets) socket.unpipe().pause();
  }

  /** Answers each new connection with these words, whatever it says. */
  babble(words: string): void {
    this.cut();
    this.words = words;
    this.state = 'babbling';
  }

  /** Lets everything through again, late, what was held back included. */
  thaw(): void {
    this.state = 'open';
    for (const [socket, target] of this.ways) socket.pipe(target).pipe(socket);
  }

  /** Ends what was frozen, and serves new connections again. */
  restore(): void {
    this.cut();
    this.state = 'open';
  }

  async close(): Promise<void> {
    this.cut();
    await new Promise((resolve) => this.server.close(resolve));
  }

  private take(socket: Socket, targetPort: number): void {
    this.keep(socket);
    if (this.state === 'cut') socket.destroy();
    if (this.state === 'babbling') socket.resume().end(this.words);
    if (this.state !== 'open') return;
    const target = connect(targetPort, '127.0.0.1');
    this.keep(target);
    this.ways.set(socket, target);
    socket.pipe(target).pipe(socket);
    socket.once('close', () => {
      this.ways.delete(socket);
      target.destroy();
    });
    target.once('close', () => socket.destroy());
  }

  private keep(socket: Socket): void {
    this.sockets.add(socket);
    socket.once('close', () => this.sockets.delete(socket));
    socket.on('error', () => socket.destroy()); // the other side has gone: that is what tests do
  }
}
