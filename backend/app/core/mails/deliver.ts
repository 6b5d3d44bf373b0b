import { randomUUID } from 'node:crypto'
import logger from '@adonisjs/core/services/logger'
import mailConfig from '#config/mail'
import { SYSTEM_ACTOR } from '#core/base/actor'
import { affected } from '#core/database/affected'
import { sqlInstant } from '#core/database/instants'
import { writer } from '#core/database/writer'
import { mailSender, mailSettings } from '#core/settings/mail'
import { actorOf } from '#core/unit_of_work/actor_of'
import { transact } from '#core/unit_of_work/transact'
import type { UnitOfWork } from '#core/unit_of_work/unit_of_work'
import { mailedDocument } from './documents.js'
import { oneLine } from './address.js'
import { failureOf, UnsendableMail, type Failure } from './failure.js'
import Mail, { type MailDocument, type MailReason, type MailState } from './mail.js'
import { attachDocument, outgoing } from './prepare.js'
import { publishMail } from './queue_mail.js'
import { forgottenBody } from './secret_body.js'
import { sendBySmtp, type Refusal } from './smtp.js'

export const MAIL_SENT = 'mails.sent'
export const MAIL_UNDELIVERED = 'mails.undelivered'

/** The server has taken a mail about a record, for at least one of its recipients. */
export interface MailSent {
  mailId: number
  entityType: string
  entityId: number
  /** Of its document, as the mail was ordered. */
  options: Record<string, unknown>
  createdBy: number | null
}

/** A mail of a person came to nothing. */
export interface MailUndelivered {
  mailId: number
  state: MailState
  reason: MailReason
  said: string
  subject: string
  recipients: string
  createdBy: number
  link: string | null
}

/**
 * One attempt at a mail. It is claimed before it is sent, so that no two workers send it at once, and
 * what became of it is written before anything else is done with it.
 * @returns the state it is in; `waiting` when another attempt has to follow
 */
export async function deliverMail(
  id: number,
  { signal, isLast }: { signal: AbortSignal; isLast: boolean }
): Promise<MailState | 'busy' | null> {
  const claim = randomUUID()
  const mail = await claimMail(id, claim)
  if (!mail) return standing(id)
  try {
    await attachDocument(mail, signal)
    const settings = mailSettings()
    if (settings.mailMode === 'keep') return await settle(mail, 'kept')
    if (!settings.mailHost || !mailSender(settings).address)
      throw new UnsendableMail('not_set_up', 'again')
    const refused = await sendBySmtp(await outgoing(mail), settings, signal)
    return await (refused.length ? settleRefused(mail, refused) : settle(mail, 'sent'))
  } catch (error) {
    // this process is going away or has lost its turn: the next attempt sees what became of the mail
    if (signal.aborted) throw error
    return settleFailure(mail, failureOf(error), isLast)
  }
}

/** Takes a mail that waits, or one whose sender has not been heard of for longer than sending takes. */
async function claimMail(id: number, claim: string): Promise<Mail | null> {
  const taken = await affected(
    writer()
      .from('mails')
      .where('id', id)
      .where((query) =>
        query
          .where('state', 'waiting')
          .orWhere((late) =>
            late.where('state', 'sending').where('claimed_until', '<', sqlInstant())
          )
      )
      .update({
        ...{ state: 'sending', claim, claimed_until: sqlInstant(mailConfig.claim) },
        attempts: writer().raw('attempts + 1'),
        updated_at: sqlInstant(),
      })
  )
  return taken ? Mail.query({ client: writer() }).where({ id, claim }).first() : null
}

async function standing(id: number): Promise<MailState | 'busy' | null> {
  const row = await writer().from('mails').where('id', id).select('state').first()
  return row ? (row.state === 'sending' ? 'busy' : row.state) : null
}

/** Sent is sent, whoever has claimed the mail meanwhile: only a mail that is still open is closed. */
async function settle(
  mail: Mail,
  state: MailState,
  { reason = null, said = '' }: { reason?: MailReason | null; said?: string } = {}
): Promise<MailState> {
  const isDelivered = state === 'sent' || reason === 'some_refused'
  await transact(await actorOf(mail.createdBy, `mail:${mail.id}`), async (uow) => {
    const changes = {
      ...{ state, reason, last_error: said || null, claim: null, claimed_until: null },
      ...{ ...forgottenBody(mail), updated_at: sqlInstant() },
      ...(isDelivered && { sent_at: sqlInstant() }),
    }
    const open = uow.trx.from('mails').where('id', mail.id).where('state', 'sending')
    if (!(await affected(open.update(changes)))) return
    await follow(uow, mail, { state, reason, said, isDelivered })
  })
  return state
}

interface Outcome {
  state: MailState
  reason: MailReason | null
  said: string
  isDelivered: boolean
}

/** What others do about it they do after the commit: a fault of theirs must not send the mail again. */
async function follow(uow: UnitOfWork, mail: Mail, { state, reason, said, isDelivered }: Outcome) {
  publishMail(uow, mail.id, 'update')
  const { id: mailId, entityType, entityId, subject, recipients, createdBy } = mail
  const document = mailedDocument(entityType)
  if (entityId !== null) document?.changed?.(uow, entityId)
  if (isDelivered && entityType !== null && entityId !== null) {
    const { options = {} } = mail.document ? (JSON.parse(mail.document) as MailDocument) : {}
    const sent: MailSent = { mailId, entityType, entityId, options, createdBy }
    await uow.emit(MAIL_SENT, { ...sent })
  }
  if ((state !== 'bounced' && state !== 'failed') || createdBy === null) return
  const link = entityId === null ? null : (document?.linkOf?.(entityId) ?? null)
  const undelivered = { mailId, state, reason: reason!, said, subject, recipients, createdBy, link }
  await uow.emit(MAIL_UNDELIVERED, undelivered satisfies MailUndelivered)
}

function settleRefused(mail: Mail, refused: Refusal[]): Promise<MailState> {
  const said = oneLine(
    refused.map(({ address, response }) => `${address}: ${response}`).join('; '),
    1000
  )
  return settle(mail, 'bounced', { reason: 'some_refused', said })
}

/** Back to the waiting ones, or given up with its reason. */
async function settleFailure(
  mail: Mail,
  { reason, said, then }: Failure,
  isLast: boolean
): Promise<MailState> {
  logger.warn({ mail: mail.id, reason, said, attempt: mail.attempts }, 'mail not sent')
  if (then !== 'again' || isLast)
    return settle(mail, then === 'bounced' ? 'bounced' : 'failed', { reason, said })
  const ours = writer().from('mails').where({ id: mail.id, claim: mail.claim, state: 'sending' })
  await ours.update({
    ...{ state: 'waiting', claim: null, claimed_until: null, reason },
    ...{ last_error: said || null, updated_at: sqlInstant() },
  })
  return 'waiting'
}

/** Gives up a mail whose job has ended without it, e.g. after it has killed several workers. */
export function giveUp(id: number): Promise<void> {
  return transact(SYSTEM_ACTOR, async (uow) => {
    const mail = await Mail.query({ client: uow.trx }).where('id', id).forUpdate().first()
    if (!mail || (mail.state !== 'waiting' && mail.state !== 'sending')) return
    const reason = 'gave_up'
    await uow.trx
      .from('mails')
      .where('id', id)
      .update({
        ...{ state: 'failed', reason, claim: null, ...forgottenBody(mail) },
        updated_at: sqlInstant(),
      })
    const said = mail.lastError ?? ''
    await follow(uow, mail, { state: 'failed', reason, said, isDelivered: false })
  })
}
