import db from '@adonisjs/lucid/services/db'
import { once, onceAtStep } from '#core/scheduled/once'
import { daysBetween } from '#core/settings/days'
import { today } from '#core/settings/firm_clock'
import type { UnitOfWork } from '#core/unit_of_work/unit_of_work'
import { notify, type Message } from '#notifications/notify'
import { plannersOf } from '#production/project_team/planners_of'
import Project from '#production/projects/project'
import type { PlacedMilestone } from './milestone_outlooks.js'
import { openMilestones } from './open_milestones.js'

/** Days before the contract day at which people are notified that it comes. */
const STEPS = [30, 7] as const
/** What is built now; a project on hold, or one that is finished, asks for nothing. */
const BUILT = ['active', 'in_progress']

/**
 * Notifies who runs and plans a project of contract milestones that come due, once for each step, and of
 * those that are forecast late, once for each day that is forecast.
 * @returns how many messages there were
 */
export async function notifyMilestones(now: string = today()): Promise<number> {
  const projects = await Project.query()
    .whereIn('status', BUILT)
    .whereIn('id', db.from('project_milestones').whereNull('reached_on').select('project_id'))
    .orderBy('id')
  let notified = 0
  for (const project of projects)
    for (const placed of await openMilestones(project))
      if (await notifyOf(project, placed, now)) notified++
  return notified
}

function notifyOf(project: Project, placed: PlacedMilestone, now: string): Promise<boolean> {
  const { milestone, status, forecastOn } = placed
  const { id, contractOn } = milestone
  const daysLeft = daysBetween(now, contractOn)
  const isLate = status === 'late'
  const tell = async (uow: UnitOfWork) =>
    notify(uow, await plannersOf(uow, project), messageOf(project, placed, { isLate, daysLeft }))
  // one that is late has its own message
  if (isLate) return once(`milestone-late:${id}:${contractOn}:${forecastOn ?? 'missed'}`, tell)
  return onceAtStep(`milestone-due:${id}:${contractOn}`, { steps: STEPS, daysLeft }, tell)
}

function messageOf(
  { id, code }: Project,
  { milestone, forecastOn }: PlacedMilestone,
  { isLate, daysLeft }: { isLate: boolean; daysLeft: number }
): Message {
  const { name, nameAr, contractOn } = milestone
  const days = isLate && forecastOn ? `${contractOn} → ${forecastOn}` : contractOn
  return {
    type: isLate ? 'milestone_late' : 'milestone_due',
    title: isLate ? 'Contract milestone forecast late' : 'Contract milestone coming due',
    titleAr: isLate ? 'تأخر متوقع في مرحلة تعاقدية' : 'مرحلة تعاقدية يقترب موعدها',
    message: `${code} · ${name}: ${days}`,
    messageAr: `${code} · ${nameAr ?? name}: ${days}`,
    priority: isLate ? 'high' : daysLeft <= 7 ? 'high' : 'normal',
    actionUrl: `/production/projects/${id}?tab=milestones`,
    relatedEntityType: 'project',
    relatedEntityId: id,
  }
}
