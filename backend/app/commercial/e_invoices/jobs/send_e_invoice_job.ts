import { DateTime } from 'luxon'
import db from '@adonisjs/lucid/services/db'
import { Job, PermanentJobError, type JobContext } from '#core/jobs/define_job'
import { publishChange } from '#commercial/shared/publish_change'
import { SEND_E_INVOICE } from '#commercial/shared/job_names'
import { lockOpenDocument, recordOutcome } from '../actions/record_outcome.js'
import { sendDocument } from '../authority/send_document.js'
import EInvoice from '../models/e_invoice.js'
import EInvoiceUnit from '../models/e_invoice_unit.js'
import { storedSetting } from '../stored_setting.js'
import { openSealed } from '../vault.js'

interface Order {
  eInvoiceId: number
}

/** An attempt that was cut off is made again after this many minutes. */
const LOST_AFTER = 10

/**
 * Sends a signed document to the authority. The document is the same in every attempt, and the authority
 * knows it by its UUID and its hash: what was taken in an attempt whose answer was lost is answered as
 * taken before.
 */
export default class SendEInvoiceJob extends Job<Order> {
  static jobName = SEND_E_INVOICE
  static timeoutSeconds = 90

  async handle(context: JobContext<Order>) {
    const { eInvoiceId } = context.payload
    const open = await context.effect(`sending ${context.attempt}`, async (uow) => {
      const document = await lockOpenDocument(uow, eInvoiceId)
      if (!document) return false
      const nextAt = DateTime.utc().startOf('second').plus({ minutes: LOST_AFTER })
      document.merge({ state: 'sent', sentTimes: document.sentTimes + 1, nextAt })
      await document.merge({ version: document.version + 1 }).save()
      publishChange(uow, 'invoices', document.invoiceId, 'update')
      return true
    })
    if (!open) return { eInvoiceId }
    const document = await EInvoice.find(eInvoiceId)
    if (!document) throw new PermanentJobError('jobs.reasons.record_gone')
    const outcome = await sendDocument(document, await senderOf(document, context.signal))
    if (outcome.state === 'report_instead')
      throw new PermanentJobError('jobs.reasons.e_invoice_not_taken')
    await context.complete(async (uow) => {
      await recordOutcome(uow, eInvoiceId, outcome)
      return { eInvoiceId, state: outcome.state }
    })
  }
}

async function senderOf({ unitId }: EInvoice, signal: AbortSignal) {
  const unit = await EInvoiceUnit.findOrFail(unitId)
  const setting = await storedSetting(db.connection())
  return {
    base: setting.urlOf(unit.environment),
    certificate: unit.certificate!,
    secret: openSealed(unit, 'secret'),
    signal,
  }
}
