import { parseMoment, type Moment } from '#engines/scheduling/moment'
import { computePlan } from '#production/schedules/compute_plan'
import { openAssignments, openLinks, readPlan } from '#production/schedules/plan_state'
import ScheduleResource from '#production/schedule_resources/schedule_resource'
import { engineCalendars, planCalendars } from '#production/work_calendars/plan_calendars'
import { problemOf } from './plan_problem.js'
import ScheduleScenario from './scenario.js'

/** The schedule as it is, and what the optimizer is asked about it. */
export async function presentPlan(scenario: ScheduleScenario) {
  const { projectId } = scenario
  const state = await readPlan(projectId)
  const calendars = await planCalendars()
  const { outline } = computePlan(state, calendars)
  const { settings } = state
  const capacities = await capacitiesOf(scenario)
  const held = await heldTasks(projectId)
  const plan = problemOf({
    ...{ outline, capacities, held, ready: new Map() },
    links: openLinks(state),
    assignments: openAssignments(state),
    calendars: engineCalendars(calendars, settings.start),
    calendarId: settings.calendarId,
    from: Math.max(settings.start, settings.dataDate ?? settings.start),
  })
  return { present: { state, calendars, capacities, held }, plan, version: settings.version }
}

/** What there is of each resource, with what the scenario adds. */
async function capacitiesOf({ extras }: ScheduleScenario): Promise<Map<number, number>> {
  const resources = await ScheduleResource.query().select('id', 'capacityE4')
  const capacities = new Map(resources.map(({ id, capacityE4 }) => [id, Number(capacityE4)]))
  for (const { resourceId, unitsE4 } of extras)
    capacities.set(resourceId, (capacities.get(resourceId) ?? 0) + unitsE4)
  return capacities
}

/** The tasks that accepted scenarios hold back, with the moment until which they do. */
async function heldTasks(projectId: number): Promise<Map<number, Moment>> {
  const accepted = await ScheduleScenario.query()
    .where({ projectId, status: 'accepted' })
    .orderBy('id')
  const held = new Map<number, Moment>()
  for (const { result } of accepted)
    for (const { taskId, at } of result?.holds ?? []) {
      if (at === null) held.delete(taskId)
      else held.set(taskId, parseMoment(at))
    }
  return held
}
