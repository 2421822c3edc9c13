import { setTimeout as delay } from 'node:timers/promises';
import { SMTPServer, type SMTPServerDataStream } from 'smtp-server';

/** The behavior of the server for one mail. */
export type Behavior = 'accept' | 'slow' | 'refuse-4xx' | 'refuse-5xx' | 'cut-after-data';

/** A mail accepted by the server, even if its sender does not know. */
type TakenMail = { to: string; raw: string; messageId: string; subject: string };

const header = (raw: string, name: string): string =>
  new RegExp(`^${name}: (.*(?:\\r\\n[ \\t].*)*)`, 'im').exec(raw)?.[1]?.replace(/\r\n\s+/g, ' ') ??
  '';

const smtpError = (responseCode: number, message: string): Error =>
  Object.assign(new Error(message), { responseCode });

async function read(stream: SMTPServerDataStream): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of stream) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString('utf8');
}

/** A mail server on this machine; `behave` chooses its behavior for each mail. */
export class MailServer {
  readonly taken: TakenMail[] = [];
  /** The number of mails whose connection ended after they were taken, so that their senders repeat them. */
  cuts = 0;
  behave: (to: string, subject: string) => Behavior = () => 'accept';
  private server?: SMTPServer;
  port = 0;

  get url(): string {
    return `smtp://127.0.0.1:${this.port}`;
  }

  /** Listens, again on the same port after `stop`. */
  async start(): Promise<void> {
    const server = new SMTPServer({
      disabledCommands: ['AUTH', 'STARTTLS'],
      closeTimeout: 100, // milliseconds, for open connections when it stops
      onData: (stream, session, done) => {
        const answer = (outcome: Error | 'cut' | null): void => {
          if (outcome instanceof Error) {
            done(outcome);
            return;
          }
          if (outcome === 'cut' || this.server !== server) this.cuts += 1;
          if (outcome === null) {
            done();
            return;
          }
          // the connection ends after the mail was taken, before its sender learns it
          server.connections.forEach((connection) => {
            const { session: own } = connection as unknown as { session: { id: string } };
            if (own.id === session.id) connection.close();
          });
        };
        // rejected if its client was killed while it sent the mail
        this.take(stream, session.envelope.rcptTo[0]?.address ?? '').then(answer, () => undefined);
      },
    });
    server.on('error', () => undefined); // a client that went away
    await new Promise<void>((resolve) => server.listen(this.port, '127.0.0.1', resolve));
    const address = server.server.address();
    this.port = typeof address === 'object' && address ? address.port : 0;
    this.server = server;
  }

  async stop(): Promise<void> {
    const { server } = this;
    this.server = undefined;
    await new Promise<void>((resolve) => (server ? server.close(resolve) : resolve()));
  }

  /** The mails to an address, in the order in which they arrived. */
  to(address: string): TakenMail[] {
    return this.taken.filter(({ to }) => to === address);
  }

  private async take(stream: SMTPServerDataStream, to: string): Promise<Error | 'cut' | null> {
    const raw = await read(stream);
    const subject = header(raw, 'subject');
    const behavior = this.behave(to, subject);
    if (behavior === 'refuse-4xx') return smtpError(451, `Try again later, ${to}`);
    if (behavior === 'refuse-5xx') return smtpError(550, `No such user ${to}`);
    if (behavior === 'slow') await delay(1500);
    this.taken.push({ to, raw, messageId: header(raw, 'message-id'), subject });
    return behavior === 'cut-after-data' ? 'cut' : null;
  }
}
