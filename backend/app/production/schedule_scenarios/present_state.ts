import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { MINUTES_OF_DAY, parseDay, type Moment } from '#engines/scheduling/moment'
import { materialReadyOf } from '#production/material_needs/material_ready'
import { milestonesOf } from '#production/project_milestones/milestones_of'
import { downtimeOf, outagesOf } from '#production/schedule_resources/downtime'
import { periodsOf } from '#production/schedule_resources/periods'
import ScheduleResource from '#production/schedule_resources/schedule_resource'
import { readPlan } from '#production/schedules/plan_state'
import { planCalendars } from '#production/work_calendars/plan_calendars'
import type { BasisInput } from './basis.js'
import type { PlanResource } from './resource_slots.js'

/** A schedule with the resources, calendars, material and contract dates that plans of it are made from. */
export async function presentState(
  projectId: number,
  trx?: TransactionClientContract
): Promise<BasisInput> {
  return {
    state: await readPlan(projectId, trx),
    calendars: await planCalendars(trx),
    resources: await planResources(trx),
    ready: await materialDays(projectId, trx),
    milestones: await milestonesOf(projectId, trx),
  }
}

async function planResources(trx?: TransactionClientContract): Promise<Map<number, PlanResource>> {
  const resources = await ScheduleResource.query(trx && { client: trx })
    .select(...['id', 'capacityE4', 'calendarId', 'costPerHourMinor', 'equipmentId', 'userId'])
    .preload('periods')
  const downtime = await downtimeOf(resources, trx)
  return new Map(
    resources.map(({ id, capacityE4, calendarId, costPerHourMinor: rate, periods }) => [
      id,
      {
        ...{ unitsE4: Number(capacityE4), calendarId, periods: periodsOf({ periods }) },
        rateMinor: rate === null ? null : Number(rate),
        outages: outagesOf(downtime.get(id)),
      },
    ])
  )
}

/** When the materials of tasks are there, as far as orders say. */
async function materialDays(
  projectId: number,
  trx?: TransactionClientContract
): Promise<Map<number, Moment>> {
  const tasks = await materialReadyOf(projectId, trx)
  return new Map(
    [...tasks].flatMap(([taskId, { readyOn }]) =>
      readyOn === null ? [] : [[taskId, parseDay(readyOn) * MINUTES_OF_DAY] as const]
    )
  )
}
