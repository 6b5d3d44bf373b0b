import type { DateTime } from 'luxon'
import type { DemoContext } from '#database/seeders/demo/context'
import { DemoUnit, personOf } from '#database/seeders/demo/engineering/demo_unit'
import { dayOf, formatDay, parseDay } from '#engines/scheduling/moment'
import { exponentOf, formatScaled, percentOf } from '#engines/money/money'
import {
  createGuarantee,
  extendGuarantee,
  releaseGuarantee,
} from '#production/project_guarantees/save_guarantee'
import { changeContractDay } from '#production/project_milestones/change_contract_day'
import { createMilestone } from '#production/project_milestones/save_milestone'
import { addMember } from '#production/project_team/save_member'
import { contractValue } from '#production/projects/contract_value'
import Project from '#production/projects/project'

/** Share of the contract in basis points, days from today until it ends, and what has become of it. */
const GUARANTEES = [
  { kind: 'performance', bank: 'Al Rajhi Bank', share: 500, ends: 210, until: 'held' },
  { kind: 'advance', bank: 'Riyad Bank', share: 1000, ends: 24, until: 'held' },
  { kind: 'insurance', bank: 'Tawuniya', share: 10_000, ends: -6, until: 'held' },
  { kind: 'retention', bank: 'Saudi National Bank', share: 500, ends: 40, until: 'extended' },
  { kind: 'bid', bank: 'Alinma Bank', share: 100, ends: -90, until: 'released' },
] as const

const TEAM = [
  { username: 'foreman', role: 'site_engineer', left: false },
  { username: 'storekeeper', role: 'storekeeper', left: false },
  { username: 'estimator', role: 'quantity_surveyor', left: false },
  { username: 'po.clerk', role: 'document_controller', left: true },
] as const

/** What the contracts of projects with a schedule set: milestones, guarantees, and who works on them. */
export async function seedProjectTerms(context: DemoContext) {
  const planned = await context.trx.from('schedules').orderBy('project_id').select('project_id')
  for (const { project_id: id } of planned) {
    const project = await Project.findOrFail(id, { client: context.trx })
    await seedMilestones(context, project)
    await seedGuarantees(context, project)
    await seedTeam(context, project)
  }
}

const unitAt = (context: DemoContext, at: DateTime) =>
  new DemoUnit(context.trx, { at, by: personOf(context, 'planner') })

/** A share of what the project is worth, as an amount. */
async function shareOf(context: DemoContext, project: Project, basisPoints: number) {
  const value = await contractValue(project, context.trx)
  return formatScaled(percentOf(value, basisPoints), exponentOf(project.currency))
}

/** The milestones of the schedule are those of the contract; the last one was given a fortnight more. */
async function seedMilestones(context: DemoContext, project: Project) {
  const tasks: { id: number; name: string; name_ar: string | null; deadline: number }[] =
    await context.trx
      .from('tasks')
      .where({ project_id: project.id, kind: 'finish_milestone' })
      .whereNotNull('deadline')
      .orderBy('deadline')
      .select('id', 'name', 'name_ar', 'deadline')
  const at = context.now.minus({ months: 2 })
  const damages = await shareOf(context, project, 5)
  for (const [index, task] of tasks.entries()) {
    const isLast = index === tasks.length - 1
    const contractOn = formatDay(dayOf(task.deadline) - (isLast ? 14 : 0))
    const { name, name_ar: nameAr, id: taskId } = task
    const terms = { damages, damagesCap: '10', paymentPercent: isLast ? '10' : '15' }
    const unit = unitAt(context, at)
    const input = { name, nameAr, taskId, contractOn, ...terms }
    const milestone = await createMilestone(unit, project, input, true)
    if (!isLast) continue
    const reason = 'Late access to the north side of the site'
    const later = formatDay(parseDay(contractOn) + 14)
    const change = { contractOn: later, cause: 'extension' as const, reason }
    await changeContractDay(unitAt(context, at.plus({ days: 20 })), milestone, change)
  }
}

async function seedGuarantees(context: DemoContext, project: Project) {
  const today = parseDay(context.now.toISODate()!)
  const unit = unitAt(context, context.now.minus({ months: 2 }))
  for (const [index, { kind, bank, share, ends, until }] of GUARANTEES.entries()) {
    const number = `LG-${project.id}${String(index + 1).padStart(3, '0')}`
    const amount = await shareOf(context, project, share)
    if (Number(amount) === 0) continue
    const issuedOn = formatDay(today - 300)
    const expiresOn = formatDay(today + ends)
    const guarantee = await createGuarantee(unit, project, {
      ...{ kind, number, bank, amount, issuedOn, expiresOn },
    })
    if (until === 'extended') {
      const later = formatDay(today + ends + 180)
      const reason = 'Completion was extended'
      await extendGuarantee(unit, guarantee, { expiresOn: later, reason })
    }
    if (until === 'released') await releaseGuarantee(unit, guarantee, formatDay(today - 120))
  }
}

async function seedTeam(context: DemoContext, project: Project) {
  const today = parseDay(context.now.toISODate()!)
  const unit = unitAt(context, context.now.minus({ months: 2 }))
  for (const { username, role, left } of TEAM)
    await addMember(unit, project, {
      ...{ userId: context.users[username]!.id, role, fromOn: formatDay(today - 60) },
      toOn: left ? formatDay(today - 10) : null,
    })
}
