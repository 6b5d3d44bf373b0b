import env from '#start/env'

export const MAIL_MODES = ['keep', 'smtp'] as const
export const MAIL_SECURITIES = ['starttls', 'tls', 'none'] as const

/** How mails leave while no administrator has set it. Times are in seconds. */
const mailConfig = {
  mode: env.get('MAIL_MODE') ?? ('keep' as (typeof MAIL_MODES)[number]),
  host: env.get('MAIL_HOST') || null,
  port: env.get('MAIL_PORT') ?? 587,
  security: env.get('MAIL_SECURITY') ?? ('starttls' as (typeof MAIL_SECURITIES)[number]),
  user: env.get('MAIL_USER') || null,
  password: env.get('MAIL_PASSWORD') ?? null,
  from: env.get('MAIL_FROM') || null,
  /** Attempts at one mail: with the pauses of jobs some half an hour. */
  attempts: 14,
  /** For a connection, a greeting and an answer. */
  connect: 15,
  answer: 60,
  /** How long no one else tries a mail that someone has begun to send. */
  claim: 150,
  /** Bytes of all attachments; more is refused by most servers. */
  mostAttached: 20 * 1024 * 1024,
  /** Mails that one person may order in an hour. */
  perHour: 200,
}

export default mailConfig
