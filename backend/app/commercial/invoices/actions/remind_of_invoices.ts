import db from '@adonisjs/lucid/services/db'
import { SYSTEM_ACTOR } from '#core/base/actor'
import { sqlInstant } from '#core/database/instants'
import { registerTask } from '#core/scheduled/tasks'
import { transact } from '#core/unit_of_work/transact'
import { daysBetween } from '#core/settings/days'
import Invoice from '#commercial/invoices/models/invoice'
import { today } from '#core/settings/firm_clock'
import { notify } from '#notifications/notify'

/** Days after the due day on which the writer of an invoice is reminded that it is still open. */
export const REMINDER_DAYS = [1, 7, 14, 30] as const

const AT_ONCE = 200

/** The level of a reminder by days late: 0 none yet, 4 the last. */
export function levelOf(daysLate: number): number {
  return REMINDER_DAYS.filter((days) => daysLate >= days).length
}

/** Tells of invoices that are past their due day, once for each level; missed levels are skipped. */
export async function remindOfInvoices(on: string = today()) {
  const rows = await db
    .from('invoices as i')
    .leftJoin('invoice_reminders as r', 'r.invoice_id', 'i.id')
    .where('i.due_on', '<', on)
    .where('i.balance_minor', '>', 0)
    .whereNotNull('i.number')
    .whereNot('i.type', 'credit_note')
    .groupBy('i.id', 'i.due_on')
    .havingRaw('coalesce(max(r.level), 0) < ?', [REMINDER_DAYS.length])
    .orderBy('i.due_on')
    .select('i.id', 'i.due_on')
    .max('r.level as given')
  const due = rows.filter((row) => levelOf(daysBetween(row.due_on, on)) > Number(row.given ?? 0))
  for (const { id } of due.slice(0, AT_ONCE)) await remind(id, on)
}

/** Each in a transaction of its own, looked at again under its lock. */
function remind(id: number, on: string) {
  return transact(SYSTEM_ACTOR, async (uow) => {
    const invoice = await Invoice.query({ client: uow.trx }).where('id', id).forUpdate().first()
    if (!invoice?.isOverdue(on)) return
    const level = levelOf(daysBetween(invoice.dueOn!, on))
    const given = await uow.trx
      .from('invoice_reminders')
      .where('invoice_id', id)
      .max('level as level')
      .first()
    if (Number(given?.level ?? 0) >= level) return
    await uow.trx
      .table('invoice_reminders')
      .insert({ invoice_id: id, level, created_at: sqlInstant() })
    const people = [invoice.createdBy, invoice.issuedBy].filter((one) => typeof one === 'number')
    const days = daysBetween(invoice.dueOn!, on)
    const open = `${invoice.currency} ${invoice.money(invoice.balanceMinor)}`
    await notify(uow, people, {
      type: 'invoice_overdue',
      title: 'Invoice overdue',
      titleAr: 'فاتورة متأخرة السداد',
      message: `${invoice.number} — ${invoice.clientName}: ${open}, ${days} days late`,
      messageAr: `${invoice.number} — ${invoice.clientName}: ${open}، متأخرة ${days} يوماً`,
      priority: level >= 3 ? 'high' : 'normal',
      actionUrl: `/commercial/invoicing/${id}`,
      relatedEntityType: 'invoice',
      relatedEntityId: id,
    })
  })
}

registerTask({ name: 'remind of invoices', seconds: 3600, run: () => remindOfInvoices() })
