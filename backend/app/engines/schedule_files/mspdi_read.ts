import { SCHEDULE_FILE } from '#engines/limits/reading'
import { MINUTES_OF_DAY } from '#engines/scheduling/moment'
import { ROUND_THE_CLOCK } from '#engines/scheduling/work_week'
import { ScheduleFileError } from './errors.js'
import { allowEarlyStarts } from './early_starts.js'
import { Leftovers } from './leftovers.js'
import { readMspdiBaselines } from './mspdi_baselines.js'
import { readMspdiCalendars } from './mspdi_calendars.js'
import { readMspdiLinks } from './mspdi_links.js'
import { readMspdiAssignments, readMspdiResources } from './mspdi_resources.js'
import { calendarsByResource } from './mspdi_task_calendars.js'
import { readOwnSettings } from './mspdi_own.js'
import { closeSplits } from './mspdi_splits.js'
import { ELAPSED, readMspdiTasks } from './mspdi_tasks.js'
import { isSet, momentOf, numberOf } from './mspdi_values.js'
import type { FileCalendar, FileProject, ScheduleFile } from './schedule_file.js'
import { STAND_IN_WEEK } from './xer_calendars.js'
import { decodeUnnamed } from './text_encoding.js'
import { textOf, xmlRecords, type Record } from './xml_records.js'

const LISTS: { readonly [list: string]: string } = {
  Tasks: 'Task',
  Calendars: 'Calendar',
  Resources: 'Resource',
  Assignments: 'Assignment',
}

interface Document {
  /** The fields of the project itself, as the children of one record. */
  project: Record
  lists: { [name: string]: Record[] }
}

/**
 * Reads a schedule as Microsoft Project saves it as XML.
 * @throws ScheduleFileError
 */
export async function readMspdi(bytes: Uint8Array): Promise<ScheduleFile> {
  const { project, lists } = await documentOf(Buffer.from(decodeUnnamed(bytes)))
  const [tasks, calendars, resources, assignments] = [
    'Task',
    'Calendar',
    'Resource',
    'Assignment',
  ].map((name) => lists[name] ?? []) as [Record[], Record[], Record[], Record[]]
  if (tasks.length > SCHEDULE_FILE.tasks)
    throw new ScheduleFileError('too_many_tasks', String(tasks.length))
  if (calendars.length > SCHEDULE_FILE.calendars) throw new ScheduleFileError('too_large')
  const leftovers = new Leftovers()
  const ofFile = calendarsOf(calendars, project, leftovers)
  const own = readOwnSettings(project)
  const settings = { ...settingsOf(project, ofFile), ...own }
  const byResource = calendarsByResource(
    resources,
    assignments,
    ofFile,
    settings.calendar,
    leftovers
  )
  const fileTasks = readMspdiTasks(tasks, { calendars: ofFile, byResource, leftovers })
  closeSplits(fileTasks, assignments, ofFile, settings, leftovers)
  const links = readMspdiLinks(tasks, fileTasks, leftovers)
  if (!own) allowEarlyStarts(settings, fileTasks, links, leftovers)
  const fileResources = readMspdiResources(resources, assignments)
  return {
    format: 'mspdi',
    project: settings,
    calendars: used(ofFile, settings, fileTasks),
    tasks: fileTasks,
    links,
    resources: fileResources,
    assignments: readMspdiAssignments(assignments, fileTasks, fileResources),
    baselines: readMspdiBaselines(tasks, fileTasks, leftovers),
    leftovers: leftovers.list(),
  }
}

async function documentOf(bytes: Uint8Array): Promise<Document> {
  const project: Record = { name: 'Project', text: '', children: [] }
  const lists: Document['lists'] = {}
  let isProject = false
  const isRecord = (name: string, path: readonly string[]) => {
    if (path.length === 0 && name !== 'Project') throw new ScheduleFileError('not_this_format')
    isProject ||= name === 'Project'
    return path.length === 1 ? !(name in LISTS) : path.length === 2
  }
  await xmlRecords(bytes, isRecord, (record, path) => {
    if (path.length === 1) return void project.children.push(record)
    if (LISTS[path[1]!] === record.name) (lists[record.name] ??= []).push(record)
  })
  if (!isProject) throw new ScheduleFileError('not_this_format')
  return { project, lists }
}

function calendarsOf(records: Record[], project: Record, leftovers: Leftovers): FileCalendar[] {
  const calendars = readMspdiCalendars(records, numberOf(project, 'MinutesPerDay'), leftovers)
  if (!calendars.length) {
    const rules = { week: STAND_IN_WEEK, periods: [], exceptions: [] }
    calendars.push({ key: '1', name: 'Standard', rules, minutesPerDay: 480 })
  }
  const day = { minutesPerDay: MINUTES_OF_DAY }
  return [...calendars, { key: ELAPSED, name: 'Elapsed', rules: ROUND_THE_CLOCK, ...day }]
}

function settingsOf(project: Record, calendars: readonly FileCalendar[]): FileProject {
  const start = momentOf(project, 'StartDate')
  if (start === null) throw new ScheduleFileError('broken_date', 'StartDate')
  const named = textOf(project, 'CalendarUID')
  const isBackward =
    textOf(project, 'ScheduleFromStart') !== '' && !isSet(project, 'ScheduleFromStart')
  return {
    name: textOf(project, 'Title') || textOf(project, 'Name').replace(/\.(xml|mpp)$/i, ''),
    calendar: calendars.some(({ key }) => key === named) ? named : calendars[0]!.key,
    start,
    // Project leaves unfinished work where it is, whatever the status date
    dataDate: null,
    mustFinish: isBackward ? momentOf(project, 'FinishDate') : null,
    lagCalendar: 'successor',
    outOfSequence: 'retained_logic',
    critical: 'float',
    // days
    criticalFloat:
      (numberOf(project, 'CriticalSlackLimit') ?? 0) * (numberOf(project, 'MinutesPerDay') ?? 480),
  }
}

function used(calendars: FileCalendar[], project: FileProject, tasks: ScheduleFile['tasks']) {
  const keys = new Set(tasks.map(({ calendar }) => calendar)).add(project.calendar)
  return calendars.filter(({ key }) => keys.has(key))
}
