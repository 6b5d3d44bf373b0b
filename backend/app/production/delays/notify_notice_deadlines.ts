import db from '@adonisjs/lucid/services/db'
import { onceAtStep } from '#core/scheduled/once'
import { addDays, daysBetween } from '#core/settings/days'
import { today } from '#core/settings/firm_clock'
import { notify, type Message } from '#notifications/notify'
import { plannersOf } from '#production/project_team/planners_of'
import { EXCUSED, NOTICE_DAYS, WARNING_DAYS } from './notice.js'

/** Days before the last one at which people are notified; below the last of them it has lapsed. */
const STEPS = [WARNING_DAYS, 1, -1] as const
/** What lapsed longer ago is no news. */
const FORGOTTEN_DAYS = 30

interface Unnoticed {
  id: number
  number: string
  title: string
  title_ar: string | null
  first_on: string
  project_id: number
  code: string
  manager_id: number | null
}

/**
 * Notifies who runs and plans a project that the contract's time to give notice of a delay ends soon, or
 * has ended: once for each delay, last day and step, however often and on however many workers this runs.
 * @returns how many were reported
 */
export async function notifyNoticeDeadlines(now: string = today()): Promise<number> {
  let notified = 0
  for (const days of await noticePeriods())
    for (const delay of await unnoticed(days, now))
      if (await notifyOf(delay, addDays(delay.first_on, days), now)) notified++
  return notified
}

/** The periods that contracts state, a few numbers; that of FIDIC where one states none. */
async function noticePeriods(): Promise<number[]> {
  const rows: { notice_days: number | null }[] = await db
    .from('projects')
    .distinct('notice_days')
    .select('notice_days')
  return [...new Set(rows.map(({ notice_days: days }) => days ?? NOTICE_DAYS))]
}

/** Delays whose last day for notice lies within the days that people are notified of. */
function unnoticed(days: number, now: string): Promise<Unnoticed[]> {
  return db
    .from('delays as d')
    .join('projects as p', 'p.id', 'd.project_id')
    .where('d.first_on', '>=', addDays(now, -FORGOTTEN_DAYS - days))
    .where('d.first_on', '<=', addDays(now, STEPS[0] - days))
    .whereNull('d.notice_on')
    .whereIn('d.status', ['draft', 'recorded'])
    .whereIn('d.responsible', [...EXCUSED])
    .whereRaw('COALESCE(p.notice_days, ?) = ?', [NOTICE_DAYS, days])
    .orderBy('d.first_on')
    .orderBy('d.id')
    .select('d.id', 'd.number', 'd.title', 'd.title_ar', 'd.first_on', 'd.project_id')
    .select('p.code', 'p.manager_id') as unknown as Promise<Unnoticed[]>
}

function notifyOf(delay: Unnoticed, dueOn: string, now: string): Promise<boolean> {
  const daysLeft = daysBetween(now, dueOn)
  const project = { id: delay.project_id, managerId: delay.manager_id }
  return onceAtStep(`delay-notice:${delay.id}:${dueOn}`, { steps: STEPS, daysLeft }, async (uow) =>
    notify(uow, await plannersOf(uow, project), messageOf(delay, dueOn, daysLeft))
  )
}

function messageOf(delay: Unnoticed, dueOn: string, left: number): Message {
  const isOver = left < 0
  const { id, number, title, title_ar: titleAr, code } = delay
  return {
    type: isOver ? 'delay_notice_lapsed' : 'delay_notice_due',
    title: isOver ? 'Time to give notice of a delay has passed' : 'Give notice of a delay',
    titleAr: isOver ? 'انقضت مهلة الإشعار بالتأخير' : 'أرسل إشعار التأخير قبل انقضاء المهلة',
    message: `${code} · ${number} · ${title}: ${dueOn}`,
    messageAr: `${code} · ${number} · ${titleAr ?? title}: ${dueOn}`,
    priority: left <= 1 ? 'urgent' : 'high',
    actionUrl: `/production/delays/${id}`,
    relatedEntityType: 'delay',
    relatedEntityId: id,
  }
}
