import { MailSchema } from '#database/schema'

export const MAIL_STATES = [
  'waiting',
  'sending',
  'sent',
  'kept',
  'bounced',
  'failed',
  'cancelled',
] as const
export type MailState = (typeof MAIL_STATES)[number]

/** Why a mail did not go; each has a text in the language files. */
export const MAIL_REASONS = [
  'refused',
  'some_refused',
  'unreachable',
  'login',
  'security',
  'temporary',
  'sender',
  'not_set_up',
  'too_large',
  'document_gone',
  'printing',
  'gave_up',
] as const
export type MailReason = (typeof MAIL_REASONS)[number]

export interface MailAddress {
  address: string
  name?: string | null
}

export interface MailAttachment {
  fileId: number
  name: string
  size: number
}

/** What is printed for a mail before it goes: a kind of document that a department registers. */
export interface MailDocument {
  type: string
  id: number
  options: Record<string, unknown>
}

export default class Mail extends MailSchema {
  static table = 'mails'

  declare state: MailState
  declare reason: MailReason | null
}
