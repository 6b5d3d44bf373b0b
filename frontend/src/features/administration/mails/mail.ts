import type { Schema } from '../../../api/types'

export const MAILS = 'administration.mails'

export type Mail = Schema<'Mail'>
export type MailDetail = Schema<'MailDetail'>

export const KINDS = [
  'notification',
  'digest',
  'password_reset',
  'invitation',
  'purchase_order',
  'offer',
  'client_statement',
  'dunning_letter',
  'audit_head',
  'test',
] as const
