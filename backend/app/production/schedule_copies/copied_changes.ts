import { formatDecimal4, formatMoney } from '#engines/money/money'
import { dayOf, formatMoment, MINUTES_OF_DAY, type Moment } from '#engines/scheduling/moment'
import type Project from '#production/projects/project'
import type { Change } from '#production/schedules/change'
import { openAssignments, openLinks, type PlanState } from '#production/schedules/plan_state'
import { projectStart } from '#production/schedules/project_start'
import type { ScheduleSettings } from '#production/schedules/settings'
import { outlineOf, type Placed } from '#production/tasks/outline'

interface Target {
  project: Project
  settings: ScheduleSettings
  /** The currency of budgets that are copied; null where none are. */
  currency: string | null
  /** Resources that tasks may still be given. */
  resources: ReadonlySet<number>
}

export const refOf = (taskId: number) => `t${taskId}`

/**
 * What makes an empty schedule the plan of another: tasks, links with their lags, calendars, rules and
 * resources, on days that lie as far from the start of the project as they did there. What has happened
 * there is no part of it, nor who did it.
 */
export function copiedChanges(from: PlanState, target: Target): Change[] {
  const days = dayOf(projectStart(target.project, target.settings)) - dayOf(from.settings.start)
  const shifted = (at: Moment | null) =>
    at === null ? null : formatMoment(at + days * MINUTES_OF_DAY)
  return [
    settingsOf(from.settings, shifted),
    ...outlineOf(from.tasks.values()).map((placed) => addOf(placed, target, shifted)),
    ...openLinks(from).map(({ fromId, toId, type, lag }): Change => ({
      ...{ op: 'link', fromId: refOf(fromId), toId: refOf(toId), type, lag },
    })),
    ...openAssignments(from)
      .filter(({ resourceId }) => target.resources.has(resourceId))
      .map(({ taskId, resourceId, unitsE4 }): Change => ({
        ...{ op: 'assign', taskId: refOf(taskId), resourceId, units: formatDecimal4(unitsE4) },
      })),
  ]
}

type Shift = (at: Moment | null) => string | null

function settingsOf(settings: ScheduleSettings, shifted: Shift): Change {
  const { calendarId, lagCalendar, outOfSequence, critical, criticalFloat } = settings
  const rules = { calendarId, lagCalendar, outOfSequence, critical, criticalFloat }
  const start = shifted(settings.start)!
  const fields = { start, mustFinish: shifted(settings.mustFinish), ...rules }
  return { op: 'settings', fields }
}

function addOf({ task }: Placed, { currency }: Target, shifted: Shift): Change {
  const { code, name, nameAr, kind, calendarId, duration, constraintKind, color, note } = task
  const { weightE4, budgetMinor } = task
  return {
    op: 'add',
    ref: refOf(task.id),
    ...(task.parentId !== null && { parentId: refOf(task.parentId) }),
    fields: {
      ...{ code, name, nameAr, kind, calendarId, duration, constraintKind, color, note },
      constraintAt: shifted(task.constraintAt),
      deadline: shifted(task.deadline),
      pinnedStart: shifted(task.pinnedStart),
      weight: weightE4 === null ? null : formatDecimal4(weightE4),
      ...(currency !== null &&
        budgetMinor !== null && { budget: formatMoney(budgetMinor, currency) }),
    },
  }
}
