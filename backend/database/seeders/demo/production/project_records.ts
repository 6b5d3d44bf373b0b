import type { DemoContext } from '#database/seeders/demo/context'
import { DemoUnit, personOf } from '#database/seeders/demo/engineering/demo_unit'
import { dayOf, formatDay } from '#engines/scheduling/moment'
import Project from '#production/projects/project'
import { updateProject } from '#production/projects/save_project'

const CONSULTANTS = ['Dar Al Omran Consulting', 'Saud Consult', 'Zuhair Fayez Partnership']
const CONTRACT_TYPES = ['lump_sum', 'remeasured', 'fidic_red', 'fidic_yellow'] as const
const MANAGERS = ['planner', 'chief.engineer', 'technical.director']
/** What the contract allows beyond the programme, and what work without one takes. */
const SPARE_DAYS = 14
const MONTHS = 9

/** Who runs the projects, on what terms and until when: what a firm enters once a job is won. */
export async function seedProjectRecords(context: DemoContext) {
  const projects = await Project.query({ client: context.trx }).orderBy('id')
  for (const [at, project] of projects.entries()) {
    const by = personOf(context, 'planner')
    if (project.status === 'completed' || project.status === 'closed')
      project.completedOn = project.createdAt.plus({ months: MONTHS - 1 }).toISODate()
    const unit = new DemoUnit(context.trx, { at: context.now.minus({ days: 1 }), by })
    await updateProject(unit, project, {
      consultant: CONSULTANTS[at % CONSULTANTS.length],
      contractType: CONTRACT_TYPES[at % CONTRACT_TYPES.length],
      defectsMonths: at % 3 ? 12 : 24,
      managerId: context.users[MANAGERS[at % MANAGERS.length]!].id,
      siteEngineerId: context.users.engineer.id,
      ...(await datesOf(context, project)),
    })
  }
}

async function datesOf({ trx }: DemoContext, project: Project) {
  const baseline = await trx
    .from('baseline_tasks as t')
    .join('baselines as b', 'b.id', 't.baseline_id')
    .where('b.project_id', project.id)
    .min('t.start as start')
    .max('t.finish as finish')
    .first()
  if (baseline?.start)
    return {
      plannedStartOn: formatDay(dayOf(Number(baseline.start))),
      plannedFinishOn: formatDay(dayOf(Number(baseline.finish)) + SPARE_DAYS),
    }
  const start = project.createdAt.plus({ days: 14 })
  return {
    plannedStartOn: start.toISODate()!,
    plannedFinishOn: start.plus({ months: MONTHS }).toISODate()!,
  }
}
