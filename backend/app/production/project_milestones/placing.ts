import type { UnitOfWork } from '#core/unit_of_work/unit_of_work'
import ProjectMilestone from './project_milestone.js'

/** Puts a milestone at a place among those of its project, counted from 1; the others keep their order. */
export async function placeAmong(uow: UnitOfWork, milestone: ProjectMilestone, place: number) {
  const rows = await ProjectMilestone.query({ client: uow.trx })
    .where('projectId', milestone.projectId)
    .whereNot('id', milestone.id)
    .orderBy('position')
    .orderBy('id')
    .forUpdate()
  const at = Math.min(place - 1, rows.length)
  for (const [index, row] of rows.toSpliced(at, 0, milestone).entries()) {
    if (row.position === index + 1) continue
    row.position = index + 1
    // the order of the others is no change of theirs
    await uow.trx.from('project_milestones').where('id', row.id).update({ position: row.position })
  }
}
