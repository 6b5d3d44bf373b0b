import { dayOf, MINUTES_OF_DAY, type Day } from '#engines/scheduling/moment'
import { minutesOf } from '#engines/scheduling/hours_text'
import type { FileCalendar, ScheduleFile } from './schedule_file.js'
import { writeCalendarData } from './xer_calendar.js'
import { OWN_HEAD } from './xer_own.js'
import { XerWriter } from './xer_tables.js'
import { numbered } from './numbered.js'
import { codeOf, LAG_CALENDAR_CODES, xerHours, xerMoment } from './xer_values.js'
import { writeXerTasks } from './xer_write_tasks.js'

const VERSION = '8.2.0'
const PROJECT = 1
const OBS = 1
/** Days before the first and after the last task on which other hours are written. */
const AROUND = { before: 366, after: 5 * 366 }
const WEEKS = 52
const MONTHS = 12

/**
 * A schedule as Primavera imports it, in UTF-8 without a mark.
 * @param on the day that it is written
 */
export function writeXer(file: ScheduleFile, on: string): string {
  const writer = new XerWriter([VERSION, on, ...OWN_HEAD])
  const calendars = numbered(file.calendars)
  const days = daysOf(file)
  writer.records('OBS', [{ obs_id: OBS, parent_obs_id: '', seq_num: 0, obs_name: 'Enterprise' }])
  writer.records('PROJECT', [projectRow(file, calendars)])
  writer.records(
    'CALENDAR',
    file.calendars.map((of, index) => calendarRow(index + 1, of, days))
  )
  writer.records('SCHEDOPTIONS', [optionsRow(file)])
  writeXerTasks(writer, file, calendars, PROJECT)
  return writer.text()
}

function projectRow({ project }: ScheduleFile, calendars: ReadonlyMap<string, number>) {
  return {
    proj_id: PROJECT,
    proj_short_name: project.name,
    clndr_id: calendars.get(project.calendar),
    plan_start_date: xerMoment(project.start),
    plan_end_date: xerMoment(project.mustFinish),
    last_recalc_date: xerMoment(project.dataDate),
    critical_path_type: project.critical === 'float' ? 'CT_TotFloat' : 'CT_DrivPath',
    critical_drtn_hr_cnt: xerHours(project.criticalFloat),
    name_sep_char: '.',
    project_flag: 'Y',
    def_duration_type: 'DT_FixedDUR2',
    def_qty_type: 'QT_Hour',
    task_code_base: 1000,
    task_code_step: 10,
  }
}

function optionsRow({ project }: ScheduleFile) {
  const isOverride = project.outOfSequence === 'progress_override'
  return {
    schedoptions_id: 1,
    proj_id: PROJECT,
    sched_outer_depend_type: 'SD_Both',
    sched_open_critical_flag: 'N',
    sched_lag_early_start_flag: 'Y',
    sched_retained_logic: isOverride ? 'N' : 'Y',
    sched_float_type: 'FT_FF',
    sched_calendar_on_relationship_lag: codeOf(LAG_CALENDAR_CODES, project.lagCalendar),
    sched_progress_override: isOverride ? 'Y' : 'N',
  }
}

function calendarRow(
  id: number,
  { name, rules, minutesPerDay }: FileCalendar,
  days: { from: Day; to: Day }
) {
  const week = rules.week.reduce((sum, hours) => sum + minutesOf(hours), 0)
  const year = week * WEEKS
  return {
    clndr_id: id,
    default_flag: id === 1 ? 'Y' : 'N',
    clndr_name: name,
    proj_id: '',
    base_clndr_id: '',
    clndr_type: 'CA_Base',
    day_hr_cnt: xerHours(minutesPerDay),
    week_hr_cnt: xerHours(week),
    month_hr_cnt: xerHours(Math.round(year / MONTHS)),
    year_hr_cnt: xerHours(year),
    clndr_data: writeCalendarData(rules, days),
  }
}

function daysOf({ project, tasks }: ScheduleFile): { from: Day; to: Day } {
  let [first, last] = [project.start, project.start]
  for (const { dates, actualStart, actualFinish } of tasks) {
    first = Math.min(first, dates?.earlyStart ?? first, actualStart ?? first)
    last = Math.max(last, dates?.earlyFinish ?? last, actualFinish ?? last)
  }
  return { from: dayOf(first) - AROUND.before, to: dayOf(last + MINUTES_OF_DAY) + AROUND.after }
}
