import { DateTime } from 'luxon'
import logger from '@adonisjs/core/services/logger'
import type { UnitOfWork } from '#core/unit_of_work/unit_of_work'
import { signatureFacts, invoiceHash } from '#engines/e_invoice/canonical'
import { notify } from '#notifications/notify'
import { enqueuePrint } from '#commercial/invoices/actions/enqueue_print'
import { publishChange } from '#commercial/shared/publish_change'
import type Invoice from '#commercial/invoices/models/invoice'
import type { Outcome } from '../authority/answers.js'
import { ACCEPTED_STATES, OPEN_STATES } from '../enums.js'
import EInvoice from '../models/e_invoice.js'

/** Minutes until the next attempt: doubling, at most an hour. */
const LONGEST_PAUSE = 60
const pauseAfter = (times: number) => Math.min(2 ** Math.min(times - 1, 10), LONGEST_PAUSE)

/** A document, locked with its invoice, while it is still to be sent; null once it is settled. */
export async function lockOpenDocument(uow: UnitOfWork, id: number): Promise<EInvoice | null> {
  const document = await EInvoice.query({ client: uow.trx }).where('id', id).forUpdate().first()
  return document && OPEN_STATES.includes(document.state) ? document : null
}

/**
 * Writes what an attempt came to. An answer to a document that is settled already changes nothing, so
 * two answers to the same document are one.
 */
export async function recordOutcome(
  uow: UnitOfWork,
  id: number,
  outcome: Exclude<Outcome, { state: 'report_instead' }>
): Promise<void> {
  const document = await lockOpenDocument(uow, id)
  if (!document) return
  await document.load('invoice')
  const before = document.toAudit()
  const { invoice } = document
  document.merge({ state: outcome.state, messages: outcome.messages, updatedBy: uow.actor.id })
  document.version += 1
  if (outcome.state === 'retry') retryLater(document, outcome.failure)
  else document.merge({ failure: null, nextAt: null })
  if (ACCEPTED_STATES.includes(outcome.state)) {
    document.acceptedAt = DateTime.utc().startOf('second')
    await takeCleared(uow, document, 'clearedXml' in outcome ? outcome.clearedXml : null)
  }
  await document.save()
  await audit(uow, document, before)
  if (outcome.state === 'rejected') await notifyOfRejection(uow, invoice)
  publishChange(uow, 'invoices', invoice.id, 'update')
}

function retryLater(document: EInvoice, failure: EInvoice['failure']) {
  const nextAt = DateTime.utc()
    .startOf('second')
    .plus({ minutes: pauseAfter(document.sentTimes) })
  document.merge({ failure, nextAt })
}

/**
 * Keeps the document with the stamp of the authority, whose QR code the PDF shows. Only now is a
 * standard invoice printed. What comes back as another document than the one that was sent is not kept.
 */
async function takeCleared(uow: UnitOfWork, document: EInvoice, clearedXml: string | null) {
  const { invoice } = document
  if (clearedXml && (await isSame(clearedXml, document.hash))) {
    const { qr } = await signatureFacts(clearedXml)
    document.clearedXml = clearedXml
    if (qr) await invoice.merge({ qr }).save()
  }
  if (!document.simplified) await enqueuePrint(uow, invoice)
}

async function isSame(xml: string, hash: string): Promise<boolean> {
  try {
    if ((await invoiceHash(xml)).toString('base64') === hash) return true
  } catch (error) {
    logger.error({ err: error }, 'a cleared document is no XML')
    return false
  }
  logger.error({ hash }, 'the cleared document is another one')
  return false
}

const audit = (uow: UnitOfWork, document: EInvoice, before: Record<string, unknown>) =>
  uow.audit({
    action: 'answer',
    entityType: 'e_invoice',
    entityId: document.id,
    label: document.invoice.number!,
    before,
    after: document.toAudit(),
  })

async function notifyOfRejection(uow: UnitOfWork, { id, number, createdBy, issuedBy }: Invoice) {
  const people = [createdBy, issuedBy].filter((one) => typeof one === 'number')
  await notify(uow, people, {
    type: 'e_invoice_refused',
    title: 'E-invoice rejected',
    titleAr: 'رُفضت الفاتورة الإلكترونية',
    message: `${number}: the tax authority rejected it. Open the invoice to see why.`,
    messageAr: `${number}: رفضتها هيئة الزكاة والضريبة والجمارك. افتح الفاتورة لمعرفة الأسباب.`,
    priority: 'high',
    actionUrl: `/commercial/invoicing/${id}`,
    relatedEntityType: 'invoice',
    relatedEntityId: id,
  })
}
