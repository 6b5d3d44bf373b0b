import type { HttpContext } from '@adonisjs/core/http'
import { nameIn, userNames } from '#core/base/user_names'
import { notFound } from '#core/base/app_error'
import type { UnitOfWork } from '#core/unit_of_work/unit_of_work'
import { formatMoney } from '#engines/money/money'
import { findProject } from '#production/projects/find_project'
import type Project from '#production/projects/project'
import { milestoneOutlooks, type PlacedMilestone } from './milestone_outlooks.js'
import ProjectMilestone from './project_milestone.js'
import ProjectMilestoneDay from './project_milestone_day.js'

/** The milestones of a project in their order, each with where it stands. */
export async function projectMilestones(ctx: HttpContext, project: Project) {
  const milestones = await ProjectMilestone.query()
    .where('projectId', project.id)
    .orderBy('position')
    .orderBy('id')
  const placed = await milestoneOutlooks(project, milestones)
  return placed.map((one) => presentMilestone(ctx, one))
}

/** A milestone as every write on it answers, with the changes of its contract day. @throws AppError 404 */
export async function showMilestone(ctx: HttpContext, id: number, uow?: UnitOfWork) {
  const client = uow && { client: uow.trx }
  const milestone = await ProjectMilestone.query(client).where('id', id).first()
  if (!milestone) throw notFound()
  const project = await findProject(milestone.projectId, uow?.trx)
  const [placed] = await milestoneOutlooks(project, [milestone], uow)
  const days = await ProjectMilestoneDay.query(client).where('milestoneId', id).orderBy('id')
  const names = await userNames(
    days.map(({ createdBy }) => createdBy),
    uow?.trx
  )
  return {
    ...presentMilestone(ctx, placed!),
    contractDays: days.map((day) => ({
      ...{ fromOn: day.fromOn, toOn: day.toOn, cause: day.cause, variationId: day.variationId },
      reason: day.reason,
      changedBy: nameIn(names, day.createdBy),
      changedAt: day.createdAt.toUTC().toISO()!,
    })),
  }
}

function presentMilestone({ abilities }: HttpContext, placed: PlacedMilestone) {
  const { milestone, task, status, reachedOn, forecastOn, varianceDays } = placed
  const { id, version, projectId, position, name, nameAr, contractOn, originalOn } = milestone
  const manages = abilities.has('project-milestones.manage')
  return {
    ...{ id, version, projectId, position, name, nameAr, contractOn, originalOn },
    ...{ status, reachedOn, forecastOn, varianceDays, floatDays: floatDays(placed) },
    taskId: milestone.taskId,
    task: task && { id: task.id, code: task.code, name: task.name, nameAr: task.nameAr },
    currency: milestone.currency,
    ...amountsOf(placed, abilities.has('projects.prices')),
    triggersPayment: milestone.triggersPayment,
    createdAt: milestone.createdAt.toUTC().toISO()!,
    can: { update: manages, delete: manages },
  }
}

/** Working days, to a tenth. */
const floatDays = ({ floatMinutes, minutesPerDay }: PlacedMilestone) =>
  floatMinutes === null ? null : Math.round((floatMinutes / minutesPerDay) * 10) / 10

function amountsOf({ milestone, exposureMinor, payableMinor }: PlacedMilestone, shown: boolean) {
  const { damages, damagesCap, payment, paymentPercent, currency } = milestone
  const text = (minor: number | null) => (minor === null ? null : formatMoney(minor, currency))
  return {
    damages: shown ? damages : null,
    damagesCap: shown ? damagesCap : null,
    exposure: shown ? text(exposureMinor) : null,
    payment: shown ? payment : null,
    paymentPercent: shown ? paymentPercent : null,
    payable: shown ? text(payableMinor) : null,
  }
}
