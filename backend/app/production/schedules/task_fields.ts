import { parseMoment, type Moment } from '#engines/scheduling/moment'
import { parseDecimal, parseMoney } from '#engines/money/money'
import type { TaskFacts } from '#production/tasks/task'
import { refused } from './draft.js'
import type { ChangeFields } from './change.js'

const momentOf = (text: string | null) => (text === null ? null : parseMoment(text))

/** How what a request states of a task is stored, by the member that states it. */
const STORED: {
  [Name in keyof ChangeFields]?: (value: never, currency: string) => Partial<TaskFacts>
} = {
  code: (code: string) => ({ code }),
  name: (name: string) => ({ name }),
  nameAr: (nameAr: string | null) => ({ nameAr }),
  kind: (kind: TaskFacts['kind']) => ({ kind }),
  calendarId: (calendarId: number | null) => ({ calendarId }),
  duration: (duration: number) => ({ duration }),
  constraintKind: (constraintKind: TaskFacts['constraintKind']) => ({ constraintKind }),
  constraintAt: (text: string | null) => ({ constraintAt: momentOf(text) }),
  deadline: (text: string | null) => ({ deadline: momentOf(text) }),
  pinnedStart: (text: string | null) => ({ pinnedStart: momentOf(text) }),
  actualStart: (text: string | null) => ({ actualStart: momentOf(text) }),
  actualFinish: (text: string | null) => ({ actualFinish: momentOf(text) }),
  remaining: (remaining: number | null) => ({ remaining }),
  percentComplete: (percent: number) => ({ percentE2: Math.round(percent * 100) }),
  weight: (text: string | null) => ({
    weightE4: text === null ? null : Number(parseDecimal(text, 4)),
  }),
  budget: (text: string | null, currency) => ({
    budgetMinor: text === null ? null : parseMoney(text, currency),
  }),
  assigneeId: (assigneeId: number | null) => ({ assigneeId }),
  color: (color: string | null) => ({ color }),
  note: (note: string | null) => ({ note }),
}

/** Members that belong to the settings of the schedule. */
const OF_SETTINGS = [
  'start',
  'dataDate',
  'mustFinish',
  'lagCalendar',
  'outOfSequence',
  'critical',
  'criticalFloat',
] as const

/**
 * What a request states of a task, as it is stored.
 * @param at path of the fields in the request
 * @throws AppError 422 for a member that tasks do not have, or an amount with too many decimals
 */
export function factsOf(fields: ChangeFields, currency: string, at: string): Partial<TaskFacts> {
  for (const name of OF_SETTINGS)
    if (fields[name] !== undefined) throw refused(`${at}.${name}`, 'unknown')
  const facts: Partial<TaskFacts> = {}
  for (const [name, value] of Object.entries(fields)) {
    const store = STORED[name as keyof ChangeFields] as
      ((value: unknown, currency: string) => Partial<TaskFacts>) | undefined
    if (value === undefined || !store) continue
    try {
      Object.assign(facts, store(value, currency))
    } catch {
      throw refused(`${at}.${name}`, 'moneyDigits')
    }
  }
  return facts
}

/**
 * What the facts of a task must agree on.
 * @throws AppError 422 naming the member
 */
export function checkFacts(task: TaskFacts, at: string) {
  const needsDay = task.constraintKind !== null && task.constraintKind !== 'as_late_as_possible'
  if (needsDay && task.constraintAt === null) throw refused(`${at}.constraintAt`, 'required')
  if (task.actualFinish === null) return
  if (task.actualStart === null) throw refused(`${at}.actualStart`, 'required')
  if (task.actualFinish < (task.actualStart satisfies Moment))
    throw refused(`${at}.actualFinish`, 'beforeStart')
}
