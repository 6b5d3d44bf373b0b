import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { simpleParser, type ParsedMail } from 'mailparser'
import { SMTPServer, type SMTPServerOptions } from 'smtp-server'

export interface ReceivedMail extends ParsedMail {
  envelope: { from: string; to: string[] }
}

/** A mail server of its own, as far as a test decides how it answers. */
export interface MailServer {
  port: number
  received: ReceivedMail[]
  close(): Promise<void>
}

/** What a server says to a recipient or to a message; null takes it. */
export interface Answers {
  /** Asked for each address, with how often it was asked about before. */
  recipient?: (address: string, before: number) => SmtpRefusal | null
  message?: (before: number) => SmtpRefusal | 'drop' | null
  options?: SMTPServerOptions
}

export class SmtpRefusal extends Error {
  constructor(
    readonly responseCode: number,
    message: string
  ) {
    super(message)
  }
}

export async function openMailServer({
  recipient,
  message,
  options,
}: Answers = {}): Promise<MailServer> {
  const received: ReceivedMail[] = []
  const asked = new Map<string, number>()
  const count = (key: string) => {
    const before = asked.get(key) ?? 0
    asked.set(key, before + 1)
    return before
  }
  const server = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    logger: false,
    onRcptTo: ({ address }, _, done) => done(recipient?.(address, count(address)) ?? null),
    onData(stream, session, done) {
      const { mailFrom, rcptTo } = session.envelope
      const envelope = {
        from: mailFrom ? mailFrom.address : '',
        to: rcptTo.map(({ address }) => address),
      }
      simpleParser(stream, { skipImageLinks: true }).then((parsed) => {
        const refusal = message?.(count('message')) ?? null
        // the mail is there, its sender does not learn it
        if (refusal !== 'drop' && refusal) return done(refusal)
        received.push({ ...parsed, envelope })
        if (refusal === 'drop') for (const one of connections(server)) one.destroy()
        else done(null)
      }, done)
    },
    ...options,
  })
  server.on('error', () => undefined)
  server.listen(0, '127.0.0.1')
  await once(server.server, 'listening')
  const { port } = server.server.address() as AddressInfo
  return { port, received, close: () => new Promise((resolve) => server.close(() => resolve())) }
}

const connections = (server: SMTPServer) =>
  [
    ...(server as unknown as { connections: Set<{ _socket: { destroy(): void } }> }).connections,
  ].map(({ _socket: socket }) => socket)
