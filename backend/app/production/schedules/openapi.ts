import { describe } from '#core/openapi/registry'
import {
  arrayOf,
  can,
  day,
  decimal,
  each,
  flag,
  id,
  mapOf,
  money,
  named,
  nullable,
  number,
  object,
  oneOf,
  text,
  whole,
} from '#core/openapi/schema'
import { CONSTRAINTS, LAG_CALENDARS, LINK_TYPES, TASK_KINDS } from '#engines/scheduling/network'
import { noBody } from '#core/validation/fields'
import { taskMaterials } from '#production/material_needs/present_ready'
import { downtime } from '#production/schedule_resources/openapi'
import { periodSchema } from '#production/schedule_resources/periods'
import { changesValidator } from './validator.js'

/** A minute on the clock of the project's place. */
export const moment = { type: 'string', pattern: '^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d$' }

const settings = named(
  'ScheduleSettings',
  object({
    start: moment,
    ...each(['dataDate', 'mustFinish'], nullable(moment)),
    calendarId: id,
    lagCalendar: oneOf(LAG_CALENDARS),
    outOfSequence: oneOf(['retained_logic', 'progress_override']),
    critical: oneOf(['float', 'longest_path']),
    criticalFloat: whole,
  })
)

const calendar = named(
  'ScheduleCalendar',
  object({
    id,
    ...each(['code', 'name', 'nameAr'], text),
    minutesPerDay: whole,
    week: arrayOf(text),
    periods: arrayOf(object({ from: day, to: day, week: arrayOf(text) })),
    exceptions: arrayOf(object({ from: day, to: day, hours: text })),
  })
)

const task = named(
  'ScheduleTask',
  object({
    id,
    parentId: nullable(id),
    ...each(['wbs', 'code', 'name'], text),
    ...each(['nameAr', 'color', 'note'], nullable(text)),
    kind: oneOf(TASK_KINDS),
    ...each(['calendarId', 'assigneeId', 'drivenById'], nullable(id)),
    duration: whole,
    constraintKind: nullable(oneOf(CONSTRAINTS)),
    ...each(
      ['constraintAt', 'deadline', 'pinnedStart', 'actualStart', 'actualFinish'],
      nullable(moment)
    ),
    ...each(['remaining', 'totalFloat', 'freeFloat'], nullable(whole)),
    percentComplete: number,
    weight: nullable(decimal),
    budget: nullable(money),
    ...each(['earlyStart', 'earlyFinish', 'lateStart', 'lateFinish'], nullable(moment)),
    isCritical: flag,
  })
)

const link = named(
  'TaskLink',
  object({ fromId: id, toId: id, type: oneOf(LINK_TYPES), lag: whole })
)
const assignment = named('TaskAssignment', object({ taskId: id, resourceId: id, units: decimal }))
const resource = named(
  'PlanResource',
  object({
    id,
    ...each(['code', 'name', 'kind'], text),
    nameAr: nullable(text),
    capacity: decimal,
    calendarId: nullable(id),
    costPerHour: nullable(money),
    periods: arrayOf(periodSchema),
    downtime: arrayOf(downtime),
  })
)

/** A contract milestone that one of the tasks has to reach. */
const milestone = named(
  'ScheduleMilestone',
  object({ id, name: text, nameAr: nullable(text), taskId: id, contractOn: day })
)

describe('/api/projects', {
  'GET /:id/schedule': {
    summary: 'Get the schedule of a project',
    answer: named(
      'Schedule',
      object({
        projectId: id,
        version: whole,
        currency: text,
        /** No date of a task is placed before it. */
        plannedStartOn: nullable(day),
        finish: nullable(moment),
        settings,
        can: can('update', 'prices'),
        allowedActions: arrayOf(text),
        calendars: arrayOf(calendar),
        tasks: arrayOf(task),
        links: arrayOf(link),
        resources: arrayOf(resource),
        assignments: arrayOf(assignment),
        milestones: arrayOf(milestone),
        materials: taskMaterials,
      })
    ),
  },
  'POST /:id/schedule/openings': {
    summary: 'Record that the user has opened the schedule of a project',
    body: noBody,
  },
  'POST /:id/schedule/changes': {
    summary: 'Change the schedule of a project',
    body: changesValidator,
    versioned: true,
    failures: [409],
    answer: named(
      'ScheduleChange',
      object({
        version: whole,
        finish: nullable(moment),
        settings,
        refs: mapOf(id),
        tasks: arrayOf(task),
        order: arrayOf(id),
        removed: arrayOf(id),
        links: nullable(arrayOf(link)),
        assignments: nullable(arrayOf(assignment)),
        materials: nullable(taskMaterials),
      })
    ),
  },
})

describe('/api/schedules', {
  'GET /start': {
    summary: 'Get the project whose schedule the user begins with',
    answer: named('ScheduleStart', object({ projectId: nullable(id) })),
  },
})
