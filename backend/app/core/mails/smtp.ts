import { Message } from '@adonisjs/mail'
import { SMTPTransport } from '@adonisjs/mail/transports/smtp'
import { appUrl } from '#config/app'
import mailConfig from '#config/mail'
import { mailPassword, mailSender, type MailSettings } from '#core/settings/mail'
import type { MailAddress } from './mail.js'

/** A mail as it goes over the wire. */
export interface Outgoing {
  messageId: string
  to: MailAddress[]
  cc: MailAddress[]
  replyTo: string | null
  subject: string
  html: string
  plain: string
  files: { name: string; content: Buffer; mime: string; cid?: string }[]
}

/** What the server said of those whom it did not take the mail for. */
export interface Refusal {
  address: string
  response: string
}

/** What nodemailer answers, as far as it is asked for. */
interface Taken {
  rejected?: (string | { address: string })[]
  rejectedErrors?: { response?: string }[]
}

/**
 * Hands a mail to the firm's server, by a connection of its own.
 * @returns those whom the server refused, where it took the mail for others
 * @throws what nodemailer throws, see `failureOf`
 */
export async function sendBySmtp(mail: Outgoing, settings: MailSettings, signal: AbortSignal) {
  const transport = new SMTPTransport(optionsOf(settings))
  const close = () => void transport.close()
  signal.addEventListener('abort', close)
  try {
    const { original } = await transport.send(messageOf(mail, settings))
    const { rejected = [], rejectedErrors = [] } = original as Taken
    return rejected.map((one, at): Refusal => {
      const address = typeof one === 'string' ? one : one.address
      return { address, response: rejectedErrors[at]?.response ?? '' }
    })
  } finally {
    signal.removeEventListener('abort', close)
    await transport.close()
  }
}

/** The password never travels in clear, and nothing is loaded from a path or an address in a mail. */
function optionsOf(settings: MailSettings) {
  const { mailHost, mailPort, mailSecurity, mailUser } = settings
  const password = mailUser ? mailPassword(settings) : null
  const encrypted = mailSecurity !== 'none'
  return {
    host: mailHost!,
    port: mailPort,
    secure: mailSecurity === 'tls',
    requireTLS: mailSecurity === 'starttls',
    ignoreTLS: !encrypted,
    tls: { minVersion: 'TLSv1.2' as const },
    ...(mailUser &&
      password &&
      encrypted && { auth: { type: 'login' as const, user: mailUser, pass: password } }),
    name: new URL(appUrl).hostname,
    connectionTimeout: mailConfig.connect * 1000,
    greetingTimeout: mailConfig.connect * 1000,
    socketTimeout: mailConfig.answer * 1000,
    disableFileAccess: true,
    disableUrlAccess: true,
  }
}

function messageOf(mail: Outgoing, settings: MailSettings) {
  const { address, name } = mailSender(settings)
  const message = new Message()
    .from(address!, name)
    .subject(mail.subject)
    .messageId(mail.messageId)
    .html(mail.html)
    .text(mail.plain)
  for (const one of mail.to) message.to(one.address, one.name ?? undefined)
  for (const one of mail.cc) message.cc(one.address, one.name ?? undefined)
  const replyTo = mail.replyTo ?? settings.mailReplyTo
  if (replyTo) message.replyTo(replyTo)
  // no answer of a machine (out of office) is wanted to what a machine sends
  message.header('Auto-Submitted', 'auto-generated')
  for (const { name: filename, content, mime, cid } of mail.files) {
    const options = { filename, contentType: mime }
    if (cid) message.embedData(content, cid, options)
    else message.attachData(content, options)
  }
  return message.toObject().message
}
