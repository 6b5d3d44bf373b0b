import vine from '@vinejs/vine'
import type { HttpContext } from '@adonisjs/core/http'
import type { Infer } from '@vinejs/vine/types'
import db from '@adonisjs/lucid/services/db'
import { translatorIn } from '#core/base/language'
import { PRINT_CHOICES, type PrintChoice } from '#core/printing/print_choice'
import { mailSettings } from '#core/settings/mail'
import type { UnitOfWork } from '#core/unit_of_work/unit_of_work'
import { headLine, isMailAddress, mailAddress } from './address.js'
import { firmName } from './mail_body.js'
import Mail, { type MailAttachment } from './mail.js'
import { presentMails } from './present.js'
import { queueMail } from './queue_mail.js'

const MOST = 10

/** What someone sends a document with. */
export const documentMailFields = {
  to: vine.array(mailAddress()).minLength(1).maxLength(MOST).distinct(),
  cc: vine.array(mailAddress()).maxLength(MOST).distinct().optional(),
  subject: headLine(200),
  text: vine.string().trim().minLength(1).maxLength(5000),
  language: vine.enum(PRINT_CHOICES),
}
export const documentMailValidator = vine.create(documentMailFields)

export type DocumentMail = Infer<typeof documentMailValidator>

/** A record whose document is sent. */
export interface MailedRecord {
  /** As registered by `registerMailedDocument`; also the kind of the mail. */
  type: string
  id: number
  /** Its number. */
  label: string
  /** What the printing needs beside the record. */
  options?: Record<string, unknown>
  /** A file that is there already, instead of a print. */
  attachments?: MailAttachment[]
  /** Under what the audit log has the record. */
  audited: { entityType: string; entityId: number }
}

/** Orders the mail with the document of a record, in the name of who sends it. */
export async function mailDocument(
  uow: UnitOfWork,
  { type, id, label, options = {}, attachments, audited }: MailedRecord,
  { to, cc = [], subject, text, language }: DocumentMail
): Promise<Mail> {
  const addressed = (list: readonly string[]) => list.map((address) => ({ address }))
  const mail = await queueMail(uow, {
    ...{ kind: type, to: addressed(to), cc: addressed(cc), subject, language },
    content: { text },
    replyTo: await ownAddress(uow),
    ...(attachments
      ? { attachments }
      : { document: { type, id, options: { ...options, language } } }),
    entityType: type,
    entityId: id,
    createdBy: uow.actor.id,
  })
  const { recipients } = mail
  await uow.audit({ action: 'mail', ...audited, label, after: { recipients, subject } })
  return mail
}

/** Answers go to the person who sends it, else to where the firm wants them. */
async function ownAddress(uow: UnitOfWork): Promise<string | null> {
  const user = await uow.trx.from('users').where('id', uow.actor.id!).select('email').first()
  const email: string | null = user?.email ?? null
  return email && isMailAddress(email) ? email : mailSettings().mailReplyTo
}

/** The mails about a record, the latest first. */
export async function mailsOfRecord(type: string, id: number, uow?: UnitOfWork) {
  const rows = await Mail.query({ client: uow?.trx ?? db.connection() })
    .where({ entity_type: type, entity_id: id })
    .orderBy('id', 'desc')
    .limit(100)
  return presentMails(rows, uow?.trx)
}

/**
 * What the dialog begins with: the known addresses of the recipient, and the words in each language.
 * @param about what the words are filled with
 */
export function mailDraft(
  { actor }: HttpContext,
  type: string,
  {
    addresses,
    language,
    ...about
  }: { addresses: readonly (string | null | undefined)[]; language: PrintChoice } & Record<
    string,
    unknown
  >
) {
  const values = about as Record<string, string>
  const known = [...new Set(addresses)].filter((one): one is string => !!one && isMailAddress(one))
  const words = (one: 'en' | 'ar') => {
    const say = translatorIn(one)
    const filled = { ...values, firm: firmName(one), sender: actor!.name }
    return {
      subject: say(`mails.documents.${type}.subject`, filled),
      text: say(`mails.documents.${type}.text`, filled),
    }
  }
  const [en, ar] = [words('en'), words('ar')]
  const both = {
    subject: `${ar.subject} | ${en.subject}`.slice(0, 200),
    text: `${ar.text}\n\n${en.text}`,
  }
  return { to: known.slice(0, 1), known, language, words: { en, ar, both } }
}
