import type { Infer } from '@vinejs/vine/types'
import { emptyColumns } from '#core/database/empty_columns'
import { forbidden, invalid } from '#core/base/app_error'
import { today } from '#core/settings/firm_clock'
import type { UnitOfWork } from '#core/unit_of_work/unit_of_work'
import { basisPointsOf, parseMoney } from '#engines/money/money'
import type Project from '#production/projects/project'
import { placeAmong } from './placing.js'
import ProjectMilestone from './project_milestone.js'
import { AMOUNTS, recordMilestone } from './record_milestone.js'
import type { createMilestoneValidator, updateMilestoneValidator } from './validator.js'

type Changes = Infer<typeof updateMilestoneValidator>

/** Enters a milestone of the contract; its first day stays in sight whatever it is changed to. */
export async function createMilestone(
  uow: UnitOfWork,
  project: Project,
  { contractOn, ...input }: Infer<typeof createMilestoneValidator>,
  mayPrice: boolean
) {
  const milestone = new ProjectMilestone().useTransaction(uow.trx)
  milestone.merge({ ...emptyColumns(ProjectMilestone), contractOn, originalOn: contractOn })
  milestone.merge({ projectId: project.id, currency: project.currency, version: 1, position: 0 })
  milestone.createdBy = uow.actor.id
  await fill(uow, milestone, input, mayPrice)
  await placeAmong(uow, milestone, input.position ?? Infinity)
  await recordMilestone(uow, 'create', milestone, { after: milestone.toAudit() })
  return milestone
}

/** Changes a locked milestone. @throws AppError 403 for amounts without the right to them, 422 */
export async function updateMilestone(
  uow: UnitOfWork,
  milestone: ProjectMilestone,
  input: Changes,
  mayPrice: boolean
) {
  const before = milestone.toAudit()
  milestone.version++
  await fill(uow, milestone, input, mayPrice)
  if (input.position !== undefined) await placeAmong(uow, milestone, input.position)
  await recordMilestone(uow, 'update', milestone, { before, after: milestone.toAudit() })
}

/** Deletes a locked milestone; the audit log keeps what it said. */
export async function deleteMilestone(uow: UnitOfWork, milestone: ProjectMilestone) {
  await milestone.delete()
  await recordMilestone(uow, 'delete', milestone, { before: milestone.toAudit() })
}

async function fill(
  uow: UnitOfWork,
  milestone: ProjectMilestone,
  input: Changes,
  mayPrice: boolean
) {
  if (!mayPrice && AMOUNTS.some((name) => input[name] !== undefined)) throw forbidden()
  const { name, nameAr, taskId, reachedOn } = input
  if (name !== undefined) milestone.name = name
  if (nameAr !== undefined) milestone.nameAr = nameAr
  if (taskId !== undefined) await linkTask(uow, milestone, taskId)
  if (reachedOn !== undefined) reach(milestone, reachedOn)
  fillAmounts(milestone, input)
  milestone.updatedBy = uow.actor.id
  await milestone.save()
}

/** From then on the schedule says when it is reached. @throws AppError 422 for no milestone of the project */
async function linkTask(uow: UnitOfWork, milestone: ProjectMilestone, taskId: number | null) {
  if (taskId !== null && taskId !== milestone.taskId) {
    const task = await uow.trx
      .from('tasks')
      .where({ id: taskId, project_id: milestone.projectId })
      .whereNull('removed_in')
      .whereIn('kind', ['start_milestone', 'finish_milestone'])
      .select('id')
      .first()
    if (!task) throw invalid({ taskId: ['absent'] })
  }
  milestone.taskId = taskId
  if (taskId !== null) milestone.reachedOn = null
}

function reach(milestone: ProjectMilestone, reachedOn: string | null) {
  if (reachedOn !== null && milestone.taskId !== null) throw invalid({ reachedOn: ['linked'] })
  if (reachedOn !== null && reachedOn > today()) throw invalid({ reachedOn: ['inFuture'] })
  milestone.reachedOn = reachedOn
}

/** @throws AppError 422 for an amount and a share of the contract at once, or a cap of no damages */
function fillAmounts(milestone: ProjectMilestone, input: Changes) {
  const { damages, damagesCap, payment, paymentPercent } = input
  const { currency } = milestone
  if (damages !== undefined) milestone.damagesMinor = minorOf(damages, currency, 'damages')
  if (damagesCap !== undefined) milestone.damagesCapBp = bpOf(damagesCap)
  if (payment !== undefined) milestone.paymentMinor = minorOf(payment, currency, 'payment')
  if (paymentPercent !== undefined) milestone.paymentBp = bpOf(paymentPercent)
  if (milestone.paymentMinor !== null && milestone.paymentBp !== null)
    throw invalid({ paymentPercent: ['amountOrPercent'] })
  if (milestone.damagesCapBp !== null && milestone.damagesMinor === null)
    throw invalid({ damages: ['required'] })
}

function minorOf(text: string | null, currency: string, field: string) {
  if (text === null) return null
  try {
    return parseMoney(text, currency)
  } catch (error) {
    throw error instanceof RangeError ? invalid({ [field]: ['moneyDigits'] }) : error
  }
}

const bpOf = (percent: string | null) => (percent === null ? null : basisPointsOf(percent))
