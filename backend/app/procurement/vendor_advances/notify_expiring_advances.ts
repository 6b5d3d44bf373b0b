import db from '@adonisjs/lucid/services/db'
import { onceAtStep } from '#core/scheduled/once'
import { addDays, daysBetween } from '#core/settings/days'
import { today } from '#core/settings/firm_clock'
import { holdersOf } from '#identity/shared/people'
import { notify, type Message } from '#notifications/notify'

/** Days before the end of a guarantee at which people are notified; below the last one it has ended. */
export const STEPS = [60, 30, 7, -1] as const
/** What ended longer ago is no news. */
const FORGOTTEN_DAYS = 30

interface Expiring {
  id: number
  number: string
  vendor_name: string
  guarantee_expires_on: string
}

/**
 * Notifies those who order that the guarantee of an advance ends before it is recovered: once for each
 * advance, day of expiry and step, however often and on however many workers this runs.
 * @returns how many advances were reported
 */
export async function notifyExpiringAdvances(now: string = today()): Promise<number> {
  const advances: Expiring[] = await db
    .from('vendor_advances')
    .where((open) => {
      void open.where('status', 'approved').orWhere((paid) => {
        void paid.where('status', 'paid').whereColumn('recovered_minor', '<', 'amount_minor')
      })
    })
    .where('guarantee_expires_on', '<=', addDays(now, STEPS[0]))
    .where('guarantee_expires_on', '>=', addDays(now, -FORGOTTEN_DAYS))
    .orderBy('guarantee_expires_on')
    .orderBy('id')
    .select('id', 'number', 'vendor_name', 'guarantee_expires_on')
  let notified = 0
  for (const advance of advances)
    if (await notifyOf(advance, daysBetween(now, advance.guarantee_expires_on))) notified++
  return notified
}

function notifyOf(advance: Expiring, daysLeft: number): Promise<boolean> {
  const key = `advance-guarantee-expiry:${advance.id}:${advance.guarantee_expires_on}`
  return onceAtStep(key, { steps: STEPS, daysLeft }, async (uow) =>
    notify(uow, await holdersOf('purchase-orders.manage', uow.trx), messageOf(advance, daysLeft))
  )
}

function messageOf(advance: Expiring, daysLeft: number): Message {
  const over = daysLeft < 0
  const about = `${advance.number} — ${advance.vendor_name}: ${advance.guarantee_expires_on}`
  return {
    type: over ? 'advance_guarantee_expired' : 'advance_guarantee_expiring',
    title: over ? 'Guarantee of an advance expired' : 'Guarantee of an advance expires soon',
    titleAr: over ? 'انتهى ضمان دفعة مقدمة' : 'ضمان دفعة مقدمة ينتهي قريباً',
    ...{ message: about, messageAr: about },
    priority: daysLeft <= 7 ? 'urgent' : daysLeft <= 30 ? 'high' : 'normal',
    actionUrl: `/procurement/vendor-advances/${advance.id}`,
    relatedEntityType: 'vendor_advance',
    relatedEntityId: advance.id,
  }
}
