import { conflict } from '#core/base/app_error'
import type { UnitOfWork } from '#core/unit_of_work/unit_of_work'
import { copyNeeds } from '#production/material_needs/copy_needs'
import type Project from '#production/projects/project'
import ScheduleResource from '#production/schedule_resources/schedule_resource'
import { changeSchedule } from '#production/schedules/change_schedule'
import {
  openAssignments,
  openLinks,
  readPlan,
  type PlanState,
} from '#production/schedules/plan_state'
import { copiedChanges, refOf } from './copied_changes.js'

interface Copy {
  project: Project
  from: Project
  expectedVersion: number
  /** Whether the person may state amounts. */
  prices: boolean
  materialNeeds: boolean
}

/**
 * Copies the plan of one project into another that has none, in one transaction.
 * @throws AppError 409 where there is nothing to copy or the schedule has tasks, 412 for another version
 */
export async function copyPlan(uow: UnitOfWork, copy: Copy) {
  const { project, from, prices } = copy
  const { trx } = uow
  await trx.from('projects').where('id', project.id).forUpdate().select('id')
  const there = await readPlan(from.id, trx)
  if (!isPlanned(there)) throw conflict('SCHEDULE_COPY_EMPTY')
  const here = await readPlan(project.id, trx)
  if (isPlanned(here)) throw conflict('SCHEDULE_NOT_EMPTY')
  const active = await ScheduleResource.query({ client: trx }).where('active', true).select('id')
  const changes = copiedChanges(there, {
    ...{ project, settings: here.settings },
    currency: prices && from.currency === project.currency ? project.currency : null,
    resources: new Set(active.map(({ id }) => id)),
  })
  const summary = { action: 'copy', after: { from: `${from.code} ${from.name}` } }
  const { draft } = await changeSchedule(uow, { ...copy, changes, summary })
  const ids = new Map(
    [...there.tasks.keys()].flatMap((id) => {
      const copied = draft.refs.get(refOf(id))
      return copied === undefined ? [] : [[id, copied] as const]
    })
  )
  const { state } = draft
  return {
    version: state.settings.version,
    tasks: ids.size,
    links: openLinks(state).length,
    assignments: openAssignments(state).length,
    materialNeeds: copy.materialNeeds ? await copyNeeds(uow, project, from.id, ids) : 0,
  }
}

const isPlanned = ({ tasks }: PlanState) =>
  [...tasks.values()].some(({ removedIn }) => removedIn === null)
