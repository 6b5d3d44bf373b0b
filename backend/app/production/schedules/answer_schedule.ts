import type { HttpContext } from '@adonisjs/core/http'
import { formatDecimal4 } from '#engines/money/money'
import { momentText } from '#engines/scheduling/moment'
import { baseMoney } from '#core/exchange_rates/at_rate'
import type Project from '#production/projects/project'
import { materialReadyOf } from '#production/material_needs/material_ready'
import { presentReady } from '#production/material_needs/present_ready'
import { milestonesOf } from '#production/project_milestones/milestones_of'
import { downtimeOf } from '#production/schedule_resources/downtime'
import { presentPeriods } from '#production/schedule_resources/periods'
import ScheduleResource from '#production/schedule_resources/schedule_resource'
import { outlineOf, summaryProgress } from '#production/tasks/outline'
import type { Task } from '#production/tasks/task'
import { planCalendars } from '#production/work_calendars/plan_calendars'
import type { changeSchedule } from './change_schedule.js'
import { openLinks, readPlan } from './plan_state.js'
import { presentAssignments, presentCalendar, presentSettings } from './present_schedule.js'
import { presentTask } from './present_task.js'

/** What the viewer is shown of a project's schedule. */
export async function answerSchedule({ abilities }: HttpContext, project: Project) {
  const { id, currency, plannedStartOn } = project
  const state = await readPlan(id)
  const { settings } = state
  const prices = abilities.has('projects.prices')
  const mayChange = abilities.has('schedules.manage')
  const outline = outlineOf(state.tasks.values())
  const show = { currency, prices, progress: summaryProgress(outline) }
  return {
    projectId: id,
    version: settings.version,
    ...{ currency, plannedStartOn },
    finish: momentText(settings.finish),
    settings: presentSettings(settings),
    can: { update: mayChange, prices },
    allowedActions: [] as string[],
    calendars: [...(await planCalendars()).values()].map(presentCalendar),
    tasks: outline.map((placed) => presentTask(placed, show)),
    links: openLinks(state),
    resources: await resourcesFor(prices),
    assignments: presentAssignments(state),
    milestones: (await milestonesOf(id)).map(({ id: of, name, nameAr, taskId, contractOn }) => ({
      ...{ id: of, name, nameAr, taskId, contractOn },
    })),
    materials: presentReady(await materialReadyOf(id)),
  }
}

/** What a change made of the schedule: the tasks that are new or differ, and lists that were touched. */
export function answerChange(
  { abilities }: HttpContext,
  { draft, touched, removed, outline, materials }: Awaited<ReturnType<typeof changeSchedule>>,
  currency: string
) {
  const { state, refs } = draft
  const prices = abilities.has('projects.prices')
  const show = { currency, prices, progress: summaryProgress(outline) }
  const shown = withSummaries(touched, state.tasks)
  return {
    version: state.settings.version,
    finish: momentText(state.settings.finish),
    settings: presentSettings(state.settings),
    refs: Object.fromEntries(refs),
    tasks: outline
      .filter(({ task }) => shown.has(task.id))
      .map((placed) => presentTask(placed, show)),
    order: outline.map(({ task }) => task.id),
    removed,
    links: draft.linksTouched ? openLinks(state) : null,
    assignments: draft.assignmentsTouched ? presentAssignments(state) : null,
    materials: materials && presentReady(materials),
  }
}

/** What a task adds up to changes with it. */
function withSummaries(touched: ReadonlySet<number>, tasks: ReadonlyMap<number, Task>) {
  const shown = new Set(touched)
  for (const id of touched)
    for (let above = tasks.get(id)!.parentId; above !== null; above = tasks.get(above)!.parentId)
      shown.add(above)
  return shown
}

async function resourcesFor(prices: boolean) {
  const resources = await ScheduleResource.query()
    .where('active', true)
    .orderBy('code')
    .preload('periods')
  const downtime = await downtimeOf(resources)
  return resources.map((resource) => ({
    id: resource.id,
    code: resource.code,
    name: resource.name,
    nameAr: resource.nameAr,
    kind: resource.kind,
    capacity: formatDecimal4(resource.capacityE4),
    calendarId: resource.calendarId,
    costPerHour:
      prices && resource.costPerHourMinor !== null ? baseMoney(resource.costPerHourMinor) : null,
    periods: presentPeriods(resource.periods),
    downtime: downtime.get(resource.id) ?? [],
  }))
}
