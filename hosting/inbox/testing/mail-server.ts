/** A real SMTP server whose behaviour each test sets. */
import { EventEmitter, once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { SMTPServer, type SMTPServerAddress } from 'smtp-server';
import PostalMime, { type Email } from 'postal-mime';

type Refusal = { responseCode: number; text?: string };

/** How a server treats the next mails. */
export type Behaviour = {
  /** Rejects the recipient. */
  refuseRecipient?: Refusal;
  /** Rejects the mail after its last byte. */
  refuseMail?: Refusal;
  /** Closes the connection during DATA. */
  disconnectInData?: boolean;
  /** Accepts the mail, but closes the connection before responding. */
  disconnectBeforeReply?: boolean;
  /** Does not respond after the last byte until this resolves. */
  replyAfter?: Promise<void>;
};

/** A mail that the server accepted. */
export type AcceptedMail = Email & { raw: string };

function refusalError({ responseCode, text = 'refused' }: Refusal): Error {
  return Object.assign(new Error(text), { responseCode });
}

export class MailServer {
  readonly accepted: AcceptedMail[] = [];
  readonly #events = new EventEmitter();
  #behaviour: Behaviour = {};
  #server = this.#create();
  #port = 0;
  #reached = 0;

  /** Starts the server, on the same port as before if it ran before. */
  async start(): Promise<this> {
    const server = this.#server.listen(this.#port, '127.0.0.1');
    await once(server, 'listening');
    this.#port = (server.address() as AddressInfo).port;
    return this;
  }

  async stop(): Promise<void> {
    await new Promise<void>((resolve) => {
      this.#server.close(resolve);
      for (const connection of this.#server.connections) connection._socket.destroy();
    });
    this.#server = this.#create();
  }

  get url(): string {
    return `smtp://127.0.0.1:${this.#port}`;
  }

  behave(behaviour: Behaviour): void {
    this.#behaviour = behaviour;
  }

  /** Waits until the server has accepted `count` mails. */
  async waitForAccepted(count: number): Promise<AcceptedMail[]> {
    while (this.accepted.length < count) await once(this.#events, 'accepted');
    return this.accepted;
  }

  /** Waits until `count` mails have reached the point at which the server accepts or rejects them. */
  async waitForReached(count: number): Promise<void> {
    while (this.#reached < count) await once(this.#events, 'reached');
  }

  #countReached(): void {
    this.#reached += 1;
    this.#events.emit('reached');
  }

  async #accept(chunks: Buffer[]): Promise<void> {
    const raw = Buffer.concat(chunks);
    this.accepted.push({ ...(await PostalMime.parse(raw)), raw: raw.toString() });
    this.#events.emit('accepted');
  }

  #create(): SMTPServer {
    return new SMTPServer({
      authOptional: true,
      disabledCommands: ['STARTTLS'],
      allowInsecureAuth: true,
      // Rejects every password.
      onAuth: (_auth, _session, done) => done(refusalError({ responseCode: 535 })),
      disableReverseLookup: true,
      logger: false,
      onRcptTo: (_to: SMTPServerAddress, _session, done) => {
        const { refuseRecipient } = this.#behaviour;
        if (refuseRecipient) this.#countReached();
        done(refuseRecipient && refusalError(refuseRecipient));
      },
      onData: (stream, session, done) => {
        const { refuseMail, disconnectInData, disconnectBeforeReply, replyAfter } = this.#behaviour;
        const cut = () => {
          for (const { id, _socket } of this.#server.connections) if (id === session.id) _socket.destroy();
        };
        const chunks: Buffer[] = [];
        stream.on('data', (chunk: Buffer) => {
          chunks.push(chunk);
          if (disconnectInData) {
            this.#countReached();
            cut();
          }
        });
        stream.on('end', () => {
          if (disconnectInData) return;
          this.#countReached();
          if (refuseMail) {
            done(refusalError(refuseMail));
            return;
          }
          const settle = async () => {
            await replyAfter;
            await this.#accept(chunks);
            if (disconnectBeforeReply) cut();
            else done();
          };
          void settle();
        });
      },
    });
  }
}
