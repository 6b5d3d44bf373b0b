import encryption from '@adonisjs/core/services/encryption'
import mailConfig, { type MAIL_MODES, type MAIL_SECURITIES } from '#config/mail'
import { companyProfile } from './company.js'
import { setting } from './settings.js'

export type MailMode = (typeof MAIL_MODES)[number]
export type MailSecurity = (typeof MAIL_SECURITIES)[number]

/** How mails leave. In `keep` none does: they are read on the outbox page. */
export interface MailSettings {
  mailMode: MailMode
  mailHost: string | null
  mailPort: number
  mailSecurity: MailSecurity
  mailUser: string | null
  /** The password as it is stored; opened only to sign in to the server. */
  mailSecretSealed: string | null
  mailFrom: string | null
  mailFromName: string | null
  mailReplyTo: string | null
}

export const MAIL_DEFAULTS: MailSettings = {
  mailMode: mailConfig.mode,
  mailHost: mailConfig.host,
  mailPort: mailConfig.port,
  mailSecurity: mailConfig.security,
  mailUser: mailConfig.user,
  mailSecretSealed: null,
  mailFrom: mailConfig.from,
  mailFromName: null,
  mailReplyTo: null,
}

const NAMES = Object.keys(MAIL_DEFAULTS) as (keyof MailSettings)[]

export function mailSettings(): MailSettings {
  const entries = NAMES.map((name) => [name, setting<unknown>(name, MAIL_DEFAULTS[name])])
  return Object.fromEntries(entries) as MailSettings
}

const PURPOSE = 'mail_password'

export const sealMailPassword = (password: string): string =>
  encryption.use('bank').encrypt(password, { purpose: PURPOSE })

/** What the portal signs in to the server with: the stored password, else that of the environment. */
export function mailPassword({ mailSecretSealed }: MailSettings): string | null {
  if (mailSecretSealed === null) return mailConfig.password?.release() ?? null
  return encryption.use('bank').decrypt<string>(mailSecretSealed, PURPOSE)
}

export const hasMailPassword = ({ mailSecretSealed }: Pick<MailSettings, 'mailSecretSealed'>) =>
  mailSecretSealed !== null || mailConfig.password !== null

/** Whom mails come from: the address that was set, else the firm's own. */
export function mailSender(settings = mailSettings()): { address: string | null; name: string } {
  const { companyName, email } = companyProfile()
  return { address: settings.mailFrom ?? email, name: settings.mailFromName ?? companyName }
}

/** Whether mails can leave: where they are kept, no one is to wait for one. */
export function mailsLeave(): boolean {
  const settings = mailSettings()
  return settings.mailMode === 'smtp' && Boolean(settings.mailHost && mailSender(settings).address)
}
