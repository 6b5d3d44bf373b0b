import type { HttpContext } from '@adonisjs/core/http'
import { addDays } from '#core/settings/days'
import { dayOf, formatDay, formatMoment, parseDay } from '#engines/scheduling/moment'
import { materialReadyIn } from '#production/material_needs/material_ready'
import { openConstraintsOf } from '#production/task_constraints/constraint_rows'
import { presentConstraints } from '#production/task_constraints/present_constraint'
import { lateMaterialOn } from './late_materials.js'
import type { LookAheadRow } from './look_ahead_tasks.js'

/** The weeks of a window, each with its first and last day. */
export function weeksOf(from: string, count: number) {
  return Array.from({ length: count }, (_, week) => ({
    startOn: addDays(from, 7 * week),
    endOn: addDays(from, 7 * week + 6),
  }))
}

/** Tasks with what still stands in their way; one without constraints and late material is ready. */
export async function presentTasks(
  viewer: Pick<HttpContext, 'abilities'>,
  rows: readonly LookAheadRow[],
  now: string
) {
  const open = await openConstraintsOf(rows.map(({ id }) => id))
  const constraints = await presentConstraints(viewer, [...open.values()].flat())
  const byTask = Map.groupBy(constraints, ({ taskId }) => taskId)
  const ready = await materialReadyIn([...new Set(rows.map((row) => row.project_id))])
  return rows.map((row) => {
    const own = byTask.get(row.id) ?? []
    const materialReadyOn = ready.get(row.id)?.readyOn ?? null
    const lateOn = lateMaterialOn(row, materialReadyOn)
    return {
      ...{ taskId: row.id, projectId: row.project_id, projectCode: row.project_code },
      ...{ projectName: row.project_name, projectNameAr: row.project_name_ar },
      ...{ code: row.code, name: row.name, nameAr: row.name_ar },
      isMilestone: row.kind.endsWith('milestone'),
      ...{ start: formatMoment(row.early_start), finish: formatMoment(row.early_finish) },
      startOn: formatDay(dayOf(row.early_start)),
      finishOn: formatDay(lastDay(row)),
      percentComplete: row.percent_e2 / 100,
      isStarted: row.actual_start !== null,
      isCritical: Boolean(row.is_critical),
      isLate: lastDay(row) < parseDay(now),
      isReady: own.length === 0 && lateOn === null,
      materialReadyOn,
      lateMaterialOn: lateOn,
      constraints: own,
    }
  })
}

/** Moments are half-open: what finishes at midnight had its last day before. */
const lastDay = ({ early_start: start, early_finish: finish }: LookAheadRow) =>
  finish > start ? dayOf(finish - 1) : dayOf(finish)
