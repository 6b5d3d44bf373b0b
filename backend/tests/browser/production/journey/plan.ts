import { found } from '#tests/helpers/browser_records'
import type { Language } from '#tests/helpers/browser_words'

export interface Plan {
  version: number
  finish: string
  settings: { start: string; dataDate: string | null; calendarId: number }
  calendars: { id: number; code: string; minutesPerDay: number; week: string[] }[]
  tasks: Task[]
  links: { fromId: number; toId: number; type: string; lag: number }[]
  resources: { id: number; code: string; capacity: string }[]
  assignments: { taskId: number; resourceId: number; units: string }[]
}

export interface Task {
  id: number
  parentId: number | null
  code: string
  name: string
  kind: string
  wbs: string
  calendarId: number | null
  duration: number
  remaining: number | null
  percentComplete: number
  constraintKind: string | null
  constraintAt: string | null
  earlyStart: string
  earlyFinish: string
  lateStart: string
  lateFinish: string
  totalFloat: number
  freeFloat: number
  isCritical: boolean
  actualStart: string | null
  actualFinish: string | null
}

export const planOf = (projectId: number) =>
  found<Plan>('planner', `/api/projects/${projectId}/schedule`)

/** What the tests of a language share: the project that the first of them plans. */
export interface Journey {
  language: Language
  projectId: number
  name: string
}

/** A row as a planner types it: phases hold the rows after them. */
export interface TypedRow {
  name: string
  isPhase: boolean
  duration: string
  /** By the numbers of rows. */
  predecessors: string
}

/** Six days a week of nine hours each. */
export const HOURS = '7-12 13-17'
const DAYS_OF_WEEK = 6

/** Rows that begin a phase; the last row belongs to none. */
export const PHASES = [1, 12, 23]
const LAST = 33
/** The long way through the plan: first and second phase, then the handover. */
export const CRITICAL = numbers(2, 11).concat(numbers(13, 22), LAST)
/** Working days on it: 40 of tasks, and two lags. */
const DAYS_ON_IT = 42
/** The handover, which takes no time. */
export const HANDOVER = LAST
/** The row of which a site reports, and how far it is. */
export const REPORTED = 24
export const PERCENT = 40
/** Two tasks that ask at once for more of a crew than there is. */
export const CROWDED = [4, 26]
export const CREW = 'CONCRETE'
export const CREW_UNITS = 2

export function numbers(from: number, to: number): number[] {
  return Array.from({ length: to - from + 1 }, (_, index) => from + index)
}

/** Links that are not "when the row before has finished". */
const LINKS: Record<number, string> = {
  2: '',
  4: '3FS+2d',
  13: '11FS+2d',
  24: '3SS+1d',
  26: '25FF+1d',
  28: '27;24SF+2d',
  33: '22;32',
}
/** Together as long as two tasks of one day each. */
const DURATIONS: Record<number, string> = { 5: '1d 4h', 6: '5h' }

/** How many links that makes. */
export const LINKED = 31

export function typedRows(language: Language): TypedRow[] {
  const [phase, work] = language === 'arabic' ? ['مرحلة', 'عمل'] : ['Phase', 'Work']
  return numbers(1, LAST).map((number) => {
    const isPhase = PHASES.includes(number)
    return {
      isPhase,
      name: `${isPhase ? phase : work} ${number}`,
      duration: DURATIONS[number] ?? '2d',
      predecessors: isPhase ? '' : (LINKS[number] ?? `${number - 1}`),
    }
  })
}

/** A day of the site, so many days from now. */
export function dayFromNow(days: number): string {
  const clock = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Riyadh' })
  return clock.format(Date.now() + days * 86_400_000)
}

/** The Sunday of last week. */
export function firstDay(): string {
  const today = new Date(`${dayFromNow(0)}T00:00Z`)
  return dayFromNow(-today.getUTCDay() - 7)
}

/** When the last of the days on the long way ends, counted without a calendar: whole weeks of six days. */
export function expectedFinish(): string {
  const weeks = DAYS_ON_IT / DAYS_OF_WEEK
  const day = Date.parse(`${firstDay()}T00:00Z`) + (weeks * 7 - 2) * 86_400_000
  return `${new Date(day).toISOString().slice(0, 10)}T17:00`
}
