import { isActiveUser } from '#core/base/is_active_user'
import { onceAtStep } from '#core/scheduled/once'
import { addDays, daysBetween } from '#core/settings/days'
import { today } from '#core/settings/firm_clock'
import type { UnitOfWork } from '#core/unit_of_work/unit_of_work'
import { guaranteeKindName, HELD_STATES } from '#finance/enums/guarantees'
import { holdersOf } from '#identity/shared/people'
import { notify, type Message } from '#notifications/notify'
import Guarantee from './guarantee.js'

/** Days before the end at which people are notified; below the last one it has ended. */
const STEPS = [60, 30, 7, -1] as const
/** What ended longer ago is no news. */
const FORGOTTEN_DAYS = 30

/**
 * Notifies finance and who entered it that a guarantee ends soon or has ended: once for each guarantee, day
 * of expiry and step, however often and on however many workers this runs.
 * @returns how many guarantees were reported
 */
export async function notifyExpiringGuarantees(now: string = today()): Promise<number> {
  const guarantees = await Guarantee.query()
    .whereIn('status', [...HELD_STATES])
    .where('expiresOn', '<=', addDays(now, STEPS[0]))
    .where('expiresOn', '>=', addDays(now, -FORGOTTEN_DAYS))
    .orderBy('expiresOn')
    .orderBy('id')
  let notified = 0
  for (const guarantee of guarantees) {
    const daysLeft = daysBetween(now, guarantee.expiresOn)
    const key = `bank-guarantee-expiry:${guarantee.id}:${guarantee.expiresOn}`
    const isNew = await onceAtStep(key, { steps: STEPS, daysLeft }, async (uow) =>
      notify(uow, await concerned(uow, guarantee), messageOf(guarantee, daysLeft))
    )
    if (isNew) notified++
  }
  return notified
}

/** Finance, and who entered it unless they have left. */
async function concerned({ trx }: UnitOfWork, { createdBy }: Guarantee) {
  const owner = createdBy !== null && (await isActiveUser(trx, createdBy)) ? [createdBy] : []
  return [...owner, ...(await holdersOf('guarantees.follow', trx))]
}

function messageOf(guarantee: Guarantee, daysLeft: number): Message {
  const isOver = daysLeft < 0
  const { id, kind, number, beneficiary, expiresOn } = guarantee
  const named = guaranteeKindName(kind)
  return {
    type: isOver ? 'guarantee_expired' : 'guarantee_expiring',
    title: isOver ? 'Guarantee expired' : 'Guarantee expiring soon',
    titleAr: isOver ? 'انتهى الضمان' : 'ضمان ينتهي قريباً',
    message: `${named.label} ${number} · ${beneficiary}: ${expiresOn}`,
    messageAr: `${named.labelAr} ${number} · ${beneficiary}: ${expiresOn}`,
    priority: daysLeft <= 7 ? 'urgent' : daysLeft <= 30 ? 'high' : 'normal',
    actionUrl: `/finance/guarantees/${id}`,
    relatedEntityType: 'guarantee',
    relatedEntityId: id,
  }
}
