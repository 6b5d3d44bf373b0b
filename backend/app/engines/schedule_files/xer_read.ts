import { SCHEDULE_FILE } from '#engines/limits/reading'
import { ScheduleFileError } from './errors.js'
import { Leftovers } from './leftovers.js'
import type { FileProject, ScheduleFile } from './schedule_file.js'
import { outlineOf } from './xer_outline.js'
import { readCalendars, STAND_IN_WEEK } from './xer_calendars.js'
import { readXerAssignments, readXerLinks, readXerResources } from './xer_links.js'
import { isOwnXer } from './xer_own.js'
import { xerTables, type XerRow, type XerTables } from './xer_tables.js'
import { LAG_CALENDAR_CODES, minutesOf, momentOf } from './xer_values.js'

/** Key of the calendar of a file that has none. */
const STAND_IN = 'stand-in'

/**
 * Reads a schedule as Primavera exports it.
 * @throws ScheduleFileError
 */
export function readXer(text: string): ScheduleFile {
  const tables = xerTables(text)
  const leftovers = new Leftovers()
  const project = projectOf(tables, leftovers)
  const id = project('proj_id')
  const ofProject = (table: string) =>
    (tables.get(table) ?? []).filter((row) => row('proj_id') === id)
  const calendarRows = tables.get('CALENDAR') ?? []
  if (calendarRows.length > SCHEDULE_FILE.calendars) throw new ScheduleFileError('too_large')
  const calendars = readCalendars(calendarRows, leftovers)
  if (!calendars.length) calendars.push(standIn())
  const taskRows = ofProject('TASK')
  if (taskRows.length > SCHEDULE_FILE.tasks)
    throw new ScheduleFileError('too_many_tasks', String(taskRows.length))
  const settings = settingsOf(project, ofProject('SCHEDOPTIONS')[0])
  const known = new Set(calendars.map(({ key }) => key))
  const calendar = known.has(settings.calendar) ? settings.calendar : calendars[0]!.key
  const rows = { nodes: ofProject('PROJWBS'), activities: taskRows, isOwn: isOwnXer(text) }
  const tasks = outlineOf(rows, known, leftovers)
  const resources = readXerResources(tables.get('RSRC') ?? [], ofProject('TASKRSRC'))
  countOthers(tables, ofProject, leftovers)
  return {
    format: 'xer',
    project: { ...settings, calendar },
    calendars: usedCalendars(calendars, calendar, tasks),
    tasks,
    links: readXerLinks(tables.get('TASKPRED') ?? [], id, tasks, leftovers),
    resources,
    assignments: readXerAssignments(ofProject('TASKRSRC'), tasks, resources),
    leftovers: leftovers.list(),
  }
}

const standIn = () => ({
  key: STAND_IN,
  name: 'Standard',
  rules: { week: STAND_IN_WEEK, periods: [], exceptions: [] },
  minutesPerDay: 480,
})

/** The project with most tasks; a file may bring others that it is linked to. */
function projectOf(tables: XerTables, leftovers: Leftovers): XerRow {
  const tasks = Map.groupBy(tables.get('TASK') ?? [], (row) => row('proj_id'))
  const projects = (tables.get('PROJECT') ?? []).toSorted(
    (a, b) => (tasks.get(b('proj_id'))?.length ?? 0) - (tasks.get(a('proj_id'))?.length ?? 0)
  )
  const [project, ...others] = projects
  if (!project) throw new ScheduleFileError('no_project')
  for (const other of others) leftovers.add('other_projects', other('proj_short_name'))
  return project
}

function settingsOf(project: XerRow, options: XerRow | undefined): FileProject {
  const dataDate = momentOf(project, 'last_recalc_date')
  const start = momentOf(project, 'plan_start_date') ?? dataDate
  if (start === null) throw new ScheduleFileError('broken_date', 'PROJECT plan_start_date')
  const isOverride = options?.('sched_progress_override') === 'Y'
  return {
    name: project('proj_short_name'),
    calendar: project('clndr_id'),
    start,
    dataDate,
    mustFinish: momentOf(project, 'plan_end_date'),
    lagCalendar:
      LAG_CALENDAR_CODES[options?.('sched_calendar_on_relationship_lag') ?? ''] ?? 'predecessor',
    outOfSequence: isOverride ? 'progress_override' : 'retained_logic',
    critical: project('critical_path_type') === 'CT_DrivPath' ? 'longest_path' : 'float',
    criticalFloat: minutesOf(project, 'critical_drtn_hr_cnt') ?? 0,
  }
}

function usedCalendars(
  calendars: ScheduleFile['calendars'],
  ofProject: string,
  tasks: ScheduleFile['tasks']
) {
  const used = new Set(tasks.map(({ calendar }) => calendar)).add(ofProject)
  return calendars.filter(({ key }) => used.has(key))
}

function countOthers(
  tables: XerTables,
  ofProject: (table: string) => XerRow[],
  leftovers: Leftovers
) {
  leftovers.add('activity_codes', '', ofProject('TASKACTV').length)
  leftovers.add('custom_fields', '', (tables.get('UDFVALUE') ?? []).length)
  leftovers.add('notes', '', ofProject('TASKMEMO').length)
  leftovers.add('costs', '', ofProject('PROJCOST').length)
}
