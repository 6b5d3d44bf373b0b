import { updateRows, type ChangedRow } from '#core/database/many_rows'
import type { UnitOfWork } from '#core/unit_of_work/unit_of_work'
import type { WorkRules } from '#engines/scheduling/work_week'
import { MATERIAL_NEEDS_MOVED, type MovedNeed } from '#production/events/material_need_events'
import type { PlanCalendar } from '#production/work_calendars/plan_calendars'
import { needDay } from './need_day.js'

/**
 * Puts every need of a project on the day that follows from its schedule as it is stored, and publishes
 * those that moved: once for each change, with the change.
 * @returns how many moved
 */
export async function storeNeedDays(
  uow: UnitOfWork,
  projectId: number,
  calendars: ReadonlyMap<number, PlanCalendar>
): Promise<number> {
  const rows = await uow.trx
    .from('material_needs as n')
    .join('tasks as t', 't.id', 'n.task_id')
    .join('schedules as s', 's.project_id', 'n.project_id')
    .join('projects as p', 'p.id', 'n.project_id')
    .where('n.project_id', projectId)
    .orderBy('n.id')
    .select(
      ...['n.id', 'n.lead_days', 'n.need_by_on', 't.early_start', 't.removed_in'],
      ...['s.calendar_id', 'p.code']
    )
  if (!rows.length) return 0
  const { rules } = calendars.get(Number(rows[0].calendar_id))!
  const moved = movedOf(rows, rules)
  if (!moved.length) return 0
  const changes = moved.map(({ needId, to }): ChangedRow => ({ id: needId, need_by_on: to }))
  await updateRows(uow.trx, 'material_needs', changes)
  await uow.emit(MATERIAL_NEEDS_MOVED, { projectId, projectCode: rows[0].code, needs: moved })
  return moved.length
}

function movedOf(rows: Record<string, any>[], rules: WorkRules): MovedNeed[] {
  const days = new Map<string, string | null>()
  return rows.flatMap((row) => {
    const start: number | null = row.removed_in === null ? row.early_start : null
    const key = `${start} ${row.lead_days}`
    if (!days.has(key)) days.set(key, needDay(rules, start, row.lead_days))
    const to = days.get(key)!
    return to === row.need_by_on ? [] : [{ needId: row.id, from: row.need_by_on, to }]
  })
}
