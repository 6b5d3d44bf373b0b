import db from '@adonisjs/lucid/services/db'
import { SYSTEM_ACTOR } from '#core/base/actor'
import { sqlInstant } from '#core/database/instants'
import { registerTask } from '#core/scheduled/tasks'
import { transact } from '#core/unit_of_work/transact'
import { holdersOf } from '#identity/shared/people'
import { notify } from '#notifications/notify'
import { enqueueSending } from '../actions/sign_document.js'
import { OPEN_STATES } from '../enums.js'
import EInvoice from '../models/e_invoice.js'

const AT_ONCE = 200
/** Before the deadline of 24 hours: the alert comes after 20. */
const ALERT_BEFORE_SECONDS = 4 * 3600

/** Orders again what waits for another attempt, each in a transaction of its own. */
export async function sendWaiting(now = Date.now()): Promise<number> {
  const rows = await db
    .from('e_invoices')
    .whereIn('state', [...OPEN_STATES])
    .where('next_at', '<=', sqlInstant(0, now))
    .orderBy('next_at')
    .orderBy('id')
    .limit(AT_ONCE)
    .select('id')
  for (const { id } of rows)
    await transact(SYSTEM_ACTOR, async (uow) => {
      const document = await EInvoice.query({ client: uow.trx }).where('id', id).firstOrFail()
      if (OPEN_STATES.includes(document.state)) await enqueueSending(uow, document)
    })
  return rows.length
}

/** Tells, once for each document, of simplified invoices that are near their deadline. */
export async function alertOfDeadlines(now = Date.now()): Promise<number> {
  const rows = await db
    .from('e_invoices')
    .whereNull('alerted_at')
    .where('report_before', '<=', sqlInstant(ALERT_BEFORE_SECONDS, now))
    .whereIn('state', [...OPEN_STATES])
    .orderBy('report_before')
    .limit(AT_ONCE)
    .select('id')
  for (const { id } of rows) await alert(id, now)
  return rows.length
}

function alert(id: number, now: number) {
  return transact(SYSTEM_ACTOR, async (uow) => {
    const document = await EInvoice.query({ client: uow.trx }).where('id', id).forUpdate().first()
    if (!document || document.alertedAt || !OPEN_STATES.includes(document.state)) return
    await uow.trx
      .from('e_invoices')
      .where('id', id)
      .update({ alerted_at: sqlInstant(0, now) })
    await document.load('invoice')
    const { number, issuedBy } = document.invoice
    const people = [...(await holdersOf('e-invoicing.manage', uow.trx)), issuedBy]
    await notify(
      uow,
      people.filter((one) => typeof one === 'number'),
      {
        type: 'e_invoice_deadline',
        title: 'E-invoice not reported yet',
        titleAr: 'فاتورة إلكترونية لم يُبلَّغ عنها',
        message: `${number} has to be reported to the tax authority within 4 hours.`,
        messageAr: `يجب الإبلاغ عن الفاتورة ${number} لهيئة الزكاة والضريبة والجمارك خلال 4 ساعات.`,
        priority: 'urgent',
        actionUrl: `/commercial/invoicing/${document.invoiceId}`,
        relatedEntityType: 'invoice',
        relatedEntityId: document.invoiceId,
      }
    )
  })
}

registerTask({ name: 'send waiting e-invoices', seconds: 60, run: () => sendWaiting() })
registerTask({ name: 'alert of e-invoice deadlines', seconds: 600, run: () => alertOfDeadlines() })
