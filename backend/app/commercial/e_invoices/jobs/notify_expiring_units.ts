import { onceAtStep } from '#core/scheduled/once'
import { registerTask } from '#core/scheduled/tasks'
import { daysBetween } from '#core/settings/days'
import { today } from '#core/settings/firm_clock'
import { holdersOf } from '#identity/shared/people'
import { notify, type Message } from '#notifications/notify'
import EInvoiceUnit from '../models/e_invoice_unit.js'

/** Days before the end of a certificate at which people are notified; below the last one nothing is signed any more. */
const STEPS = [60, 30, 7, 1, -1] as const

/**
 * Notifies those who manage e-invoicing that the certificate of a unit ends soon or has ended: once for each
 * certificate and step, however often and on however many workers this runs.
 * @returns how many units were reported
 */
export async function notifyExpiringUnits(now: string = today()): Promise<number> {
  const units = await EInvoiceUnit.query().where('status', 'active').whereNotNull('expiresAt')
  let notified = 0
  for (const unit of units) {
    const lastDay = today(unit.expiresAt!)
    const daysLeft = daysBetween(now, lastDay)
    const key = `e-invoice-certificate:${unit.id}:${lastDay}`
    const isNew = await onceAtStep(key, { steps: STEPS, daysLeft }, async (uow) =>
      notify(
        uow,
        await holdersOf('e-invoicing.manage', uow.trx),
        messageOf(unit, lastDay, daysLeft)
      )
    )
    if (isNew) notified++
  }
  return notified
}

function messageOf({ id, commonName }: EInvoiceUnit, lastDay: string, daysLeft: number): Message {
  const isOver = daysLeft < 0
  return {
    type: isOver ? 'e_invoice_certificate_expired' : 'e_invoice_certificate_expiring',
    title: isOver ? 'E-invoicing certificate expired' : 'E-invoicing certificate expires soon',
    titleAr: isOver ? 'انتهت شهادة الفوترة الإلكترونية' : 'شهادة الفوترة الإلكترونية تنتهي قريباً',
    message: `${commonName}: ${lastDay}`,
    messageAr: `${commonName}: ${lastDay}`,
    priority: daysLeft <= 7 ? 'urgent' : daysLeft <= 30 ? 'high' : 'normal',
    actionUrl: '/finance/e-invoicing',
    relatedEntityType: 'e_invoice_unit',
    relatedEntityId: id,
  }
}

registerTask({
  name: 'notify of expiring e-invoicing certificates',
  seconds: 24 * 3600,
  run: () => notifyExpiringUnits(),
})
