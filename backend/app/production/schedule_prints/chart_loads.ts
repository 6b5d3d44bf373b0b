import { resourceLoads } from '#engines/scheduling/resource_load'
import type { WorkCalendar } from '#engines/scheduling/work_calendar'
import { downtimeOf, outagesOf } from '#production/schedule_resources/downtime'
import { periodsOf } from '#production/schedule_resources/periods'
import ScheduleResource from '#production/schedule_resources/schedule_resource'
import { openAssignments, type PlanState } from '#production/schedules/plan_state'
import { loadedTask } from '#production/tasks/loaded_task'
import type { Placed } from '#production/tasks/outline'
import type { ChartLoad } from './pdf/chart_data_types.js'

const UNITS = 10_000

/** What each of the resources that are asked for has to do, in the order in which they are asked for. */
export async function chartLoads(
  state: PlanState,
  outline: readonly Placed[],
  calendars: ReadonlyMap<number, WorkCalendar>,
  resourceIds: readonly number[] = []
): Promise<ChartLoad[]> {
  if (!resourceIds.length) return []
  const resources = await ScheduleResource.query()
    .whereIn('id', [...resourceIds])
    .preload('periods')
  const byId = new Map(resources.map((resource) => [resource.id, resource]))
  const downtime = await downtimeOf(resources)
  const loads = resourceLoads({
    calendars,
    calendarId: state.settings.calendarId,
    from: state.settings.dataDate,
    tasks: outline.flatMap(loadedTask),
    resources: resources.map((resource) => ({
      ...{ id: resource.id, calendarId: resource.calendarId },
      units: resource.capacityE4 / UNITS,
      periods: periodsOf(resource),
      outages: outagesOf(downtime.get(resource.id)),
    })),
    assignments: openAssignments(state).map((one) => ({ ...one, units: one.unitsE4 / UNITS })),
  })
  const loadOf = new Map(loads.map((load) => [load.resourceId, load]))
  return resourceIds.flatMap((id) => {
    const [resource, load] = [byId.get(id), loadOf.get(id)]
    if (!resource || !load) return []
    return [{ code: resource.code, name: resource.name, nameAr: resource.nameAr, load }]
  })
}
