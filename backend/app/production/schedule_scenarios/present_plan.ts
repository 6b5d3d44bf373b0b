import { setting } from '#core/settings/settings'
import { MINUTES_OF_DAY, parseDay, parseMoment, type Moment } from '#engines/scheduling/moment'
import { materialReadyOf } from '#production/material_needs/material_ready'
import { readPlan } from '#production/schedules/plan_state'
import ScheduleResource from '#production/schedule_resources/schedule_resource'
import { planCalendars } from '#production/work_calendars/plan_calendars'
import { askPlan } from './ask_plan.js'
import type { PlanResource } from './resource_slots.js'
import ScheduleScenario from './scenario.js'

/** What an hour of overtime costs against any other, while the settings say nothing else. */
const USUAL_OVERTIME = '1.5'

/** The schedule as it is, and what the optimizer is asked about it. */
export async function presentPlan({ projectId, extras, whatIf }: ScheduleScenario) {
  const state = await readPlan(projectId)
  const { version } = state.settings
  const asked = askPlan({
    ...{ state, extras, whatIf },
    calendars: await planCalendars(),
    resources: await planResources(),
    held: await heldTasks(projectId),
    ready: await materialDays(projectId),
    overtimeFactor: Number(setting('overtimeFactor', USUAL_OVERTIME)),
  })
  return { asked, version }
}

async function planResources(): Promise<Map<number, PlanResource>> {
  const resources = await ScheduleResource.query().select(
    'id',
    'capacityE4',
    'calendarId',
    'costPerHourMinor'
  )
  return new Map(
    resources.map(({ id, capacityE4, calendarId, costPerHourMinor: rate }) => [
      id,
      { unitsE4: Number(capacityE4), calendarId, rateMinor: rate === null ? null : Number(rate) },
    ])
  )
}

/** When the materials of tasks are there, as far as orders say. */
async function materialDays(projectId: number): Promise<Map<number, Moment>> {
  const tasks = await materialReadyOf(projectId)
  return new Map(
    [...tasks].flatMap(([taskId, { readyOn }]) =>
      readyOn === null ? [] : [[taskId, parseDay(readyOn) * MINUTES_OF_DAY] as const]
    )
  )
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
