import { randomUUID } from 'node:crypto'
import { DateTime } from 'luxon'
import { appUrl } from '#config/app'
import mailConfig from '#config/mail'
import { SYSTEM_ACTOR } from '#core/base/actor'
import { sqlInstant } from '#core/database/instants'
import { tooManyRequests } from '#core/limits/request_rate'
import { mailSettings } from '#core/settings/mail'
import { publishLive } from '#core/live/publish_live'
import type { UnitOfWork } from '#core/unit_of_work/unit_of_work'
import { searchText } from '#engines/text/fold'
import { isMailAddress, oneLine, recipientsText } from './address.js'
import { mailBody, type MailContent, type MailLanguage } from './mail_body.js'
import { forgottenBody, sealedBody } from './secret_body.js'
import Mail, { type MailAddress, type MailAttachment, type MailDocument } from './mail.js'

export const DELIVER_MAIL = 'core.deliver_mail'
export const MOST_RECIPIENTS = 20

export interface MailOrder {
  /** What it is about: `notification`, `digest`, `test` or a kind of document. */
  kind: string
  to: readonly MailAddress[]
  cc?: readonly MailAddress[]
  replyTo?: string | null
  subject: string
  content: MailContent
  language: MailLanguage
  attachments?: readonly MailAttachment[]
  document?: MailDocument
  entityType?: string
  entityId?: number
  /** Only its recipient reads it: it is kept sealed, and forgotten once it has been sent. */
  isSecret?: boolean
  /** Who sends it; null for what the portal sends by itself. */
  createdBy: number | null
}

/**
 * Writes a mail in the caller's transaction: it goes exactly if that is committed, by a job of its
 * own. @throws RangeError for an address that can't be one, AppError 429 for too many in an hour
 */
export async function queueMail(uow: UnitOfWork, order: MailOrder): Promise<Mail> {
  const { content, language, document = null, isSecret = false } = order
  const { html, plain } = mailBody(language, content)
  return insertMail(uow, {
    ...{ kind: order.kind, language, html, plain },
    ...addressesOf(order),
    subject: oneLine(order.subject, 300),
    attachments: JSON.stringify(order.attachments ?? []),
    document: document && JSON.stringify(document),
    entityType: order.entityType ?? null,
    entityId: order.entityId ?? null,
    ...{ isSecret, createdBy: order.createdBy, resendOfId: null },
  })
}

/** The same mail once more, under a name of its own: what became of the first one stays known. */
export async function resendMail(uow: UnitOfWork, mail: Mail): Promise<Mail> {
  const { kind, language, html, plain, recipients, toAddresses, ccAddresses } = mail
  const { replyTo, subject, attachments, document, entityType, entityId } = mail
  return insertMail(uow, {
    ...{ kind, language, html, plain, recipients, toAddresses, ccAddresses },
    ...{ replyTo, subject, attachments, document, entityType, entityId },
    ...{ isSecret: mail.isSecret, createdBy: uow.actor.id, resendOfId: mail.id },
  })
}

type Written = Pick<
  Mail,
  | 'kind'
  | 'language'
  | 'html'
  | 'plain'
  | 'recipients'
  | 'toAddresses'
  | 'ccAddresses'
  | 'replyTo'
  | 'subject'
  | 'attachments'
  | 'document'
  | 'entityType'
  | 'entityId'
  | 'createdBy'
  | 'isSecret'
  | 'resendOfId'
>

async function insertMail(uow: UnitOfWork, written: Written): Promise<Mail> {
  if (written.createdBy !== null) await requireFew(uow, written.createdBy)
  const now = DateTime.utc()
  const { recipients, subject } = written
  const messageId = `<${randomUUID()}@${new URL(appUrl).hostname}>`
  // nothing leaves, and nothing has to be printed first: it is where it will be read
  const isKept = written.document === null && mailSettings().mailMode === 'keep'
  const mail = await Mail.create(
    {
      ...written,
      ...(written.isSecret && (isKept ? forgottenBody(written) : sealedBody(messageId, written))),
      ...{ state: isKept ? 'kept' : 'waiting', attempts: 0, reason: null, lastError: null },
      ...{ claim: null, claimedUntil: null, sentAt: null, jobId: null },
      messageId,
      searchText: searchText(recipients, subject),
      createdAt: now,
      updatedAt: now,
    },
    { client: uow.trx }
  )
  if (!isKept) await enqueueDelivery(uow, mail)
  publishMail(uow, mail.id, 'create')
  return mail
}

/** As the portal itself: a mail is no job that a person waits for. */
async function enqueueDelivery(uow: UnitOfWork, mail: Mail) {
  const { id: jobId } = await uow.enqueue(
    {
      type: DELIVER_MAIL,
      title: `Mail: ${mail.subject}`,
      titleAr: `بريد: ${mail.subject}`,
      payload: { mailId: mail.id },
      entityType: 'mails',
      entityId: mail.id,
      maxAttempts: mailConfig.attempts,
    },
    { ...SYSTEM_ACTOR, requestId: uow.actor.requestId }
  )
  mail.jobId = jobId
  await uow.trx.from('mails').where('id', mail.id).update({ job_id: jobId })
}

export function publishMail(uow: UnitOfWork, id: number, action: 'create' | 'update') {
  uow.afterCommit(() =>
    publishLive({
      ...{ event: 'record', ability: 'mails.view' },
      data: { resource: 'mails', id, action },
    })
  )
}

function addressesOf({ to, cc = [], replyTo = null }: MailOrder) {
  const all = [...to, ...cc]
  const wrong = [...all.map(({ address }) => address), ...(replyTo ? [replyTo] : [])].find(
    (address) => !isMailAddress(address)
  )
  if (wrong !== undefined) throw new RangeError('not an e-mail address')
  if (!to.length || all.length > MOST_RECIPIENTS) throw new RangeError('recipients')
  const plain = (list: readonly MailAddress[]) =>
    JSON.stringify(
      list.map(({ address, name }) => ({ address, name: name ? oneLine(name, 120) : null }))
    )
  return {
    recipients: recipientsText(all),
    toAddresses: plain(to),
    ccAddresses: plain(cc),
    replyTo,
  }
}

/** An account that fell into other hands shall not send mails by the thousand. */
async function requireFew(uow: UnitOfWork, userId: number) {
  const [{ total }] = await uow.trx
    .from('mails')
    .where('created_by', userId)
    .where('created_at', '>', sqlInstant(-3600))
    .count('* as total')
  if (Number(total) >= mailConfig.perHour) throw tooManyRequests(600, 'TOO_MANY_MAILS')
}
