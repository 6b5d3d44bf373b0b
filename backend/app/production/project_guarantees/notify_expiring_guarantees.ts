import db from '@adonisjs/lucid/services/db'
import { isActiveUser } from '#core/base/is_active_user'
import { onceAtStep } from '#core/scheduled/once'
import { today } from '#core/settings/firm_clock'
import type { UnitOfWork } from '#core/unit_of_work/unit_of_work'
import { formatDay, parseDay } from '#engines/scheduling/moment'
import { holdersOf } from '#identity/shared/people'
import { notify, type Message } from '#notifications/notify'
import { GUARANTEE_KINDS } from '#production/enums/guarantees'
import { EXPIRING_DAYS } from './project_guarantee.js'

/** Days before the end at which people are notified; below the last one it has ended. */
export const STEPS = [EXPIRING_DAYS, 30, 7, -1] as const
/** What ended longer ago is no news. */
const FORGOTTEN_DAYS = 30

interface Expiring {
  id: number
  kind: string
  number: string
  expires_on: string
  project_id: number
  code: string
  manager_id: number | null
}

/**
 * Notifies the project's manager and finance that a guarantee ends soon or has ended: once for each
 * guarantee, day of expiry and step, however often and on however many workers this runs.
 * @returns how many guarantees were reported
 */
export async function notifyExpiringGuarantees(now: string = today()): Promise<number> {
  const day = parseDay(now)
  const guarantees: Expiring[] = await db
    .from('project_guarantees as g')
    .join('projects as p', 'p.id', 'g.project_id')
    .whereNull('g.released_on')
    .where('g.expires_on', '<=', formatDay(day + EXPIRING_DAYS))
    .where('g.expires_on', '>=', formatDay(day - FORGOTTEN_DAYS))
    .orderBy('g.expires_on')
    .orderBy('g.id')
    .select('g.id', 'g.kind', 'g.number', 'g.expires_on', 'g.project_id', 'p.code', 'p.manager_id')
  let notified = 0
  for (const guarantee of guarantees)
    if (await notifyOf(guarantee, parseDay(guarantee.expires_on) - day)) notified++
  return notified
}

async function notifyOf(guarantee: Expiring, daysLeft: number): Promise<boolean> {
  const key = `guarantee-expiry:${guarantee.id}:${guarantee.expires_on}`
  return onceAtStep(key, { steps: STEPS, daysLeft }, async (uow) =>
    notify(uow, await concerned(uow, guarantee), messageOf(guarantee, daysLeft))
  )
}

/** The project's manager, unless they have left, and finance. */
async function concerned({ trx }: UnitOfWork, { manager_id: managerId }: Expiring) {
  const manager = managerId !== null && (await isActiveUser(trx, managerId)) ? [managerId] : []
  return [...manager, ...(await holdersOf('project-guarantees.follow', trx))]
}

function messageOf(guarantee: Expiring, daysLeft: number): Message {
  const isOver = daysLeft < 0
  const { kind, number, code, expires_on: on } = guarantee
  const named = GUARANTEE_KINDS.find(({ value }) => value === kind)
  return {
    type: isOver ? 'guarantee_expired' : 'guarantee_expiring',
    title: isOver ? 'Guarantee expired' : 'Guarantee expiring soon',
    titleAr: isOver ? 'انتهى الضمان' : 'ضمان ينتهي قريباً',
    message: `${code} · ${named?.label ?? kind} ${number}: ${on}`,
    messageAr: `${code} · ${named?.labelAr ?? kind} ${number}: ${on}`,
    priority: daysLeft <= 7 ? 'urgent' : daysLeft <= 30 ? 'high' : 'normal',
    actionUrl: `/production/projects/${guarantee.project_id}?tab=guarantees`,
    relatedEntityType: 'project',
    relatedEntityId: guarantee.project_id,
  }
}
