import { conflict } from '#core/base/app_error'
import { languageNow, translatorIn, type Language } from '#core/base/language'
import type { UnitOfWork } from '#core/unit_of_work/unit_of_work'
import { formatDecimal4 } from '#engines/money/money'
import { gregorianDate } from '#engines/pdf/print_formats'
import { dayOf, formatDay, type Moment } from '#engines/scheduling/moment'
import { basisOf, changesSince, type Basis, type BasisChange, type BasisInput } from './basis.js'
import { presentState } from './present_state.js'

/** More are counted, not named. */
const MOST_NAMED = 30

/**
 * Holds the resources, calendars and milestones that a scenario was computed from until the unit ends, so that nobody
 * changes them while it is accepted. In the order in which a change of a resource locks them.
 */
export async function lockBasis({ trx }: UnitOfWork, { resources, calendars, contracts }: Basis) {
  const ids = (record: object) => Object.keys(record).map(Number)
  for (const [table, column, wanted] of [
    ['schedule_resources', 'id', ids(resources)],
    ['work_calendars', 'id', ids(calendars)],
    ['project_milestones', 'task_id', ids(contracts ?? {})],
  ] as const)
    if (wanted.length)
      await trx.from(table).whereIn(column, wanted).orderBy('id').forUpdate().select('id')
}

/** @throws AppError 409 SCENARIO_BASIS_CHANGED that lists what is otherwise than when it was computed */
export async function requireBasis({ trx }: UnitOfWork, projectId: number, basis: Basis) {
  const present = await presentState(projectId, trx)
  const changes = changesSince(basis, basisOf(present))
  if (!changes.length) return
  const nameOf = await namesIn(trx, present, changes)
  const textOf = textIn(languageNow(), nameOf)
  throw conflict('SCENARIO_BASIS_CHANGED', {
    params: { count: changes.length },
    details: {
      changes: changes.slice(0, MOST_NAMED).map((one) => ({ kind: one.kind, text: textOf(one) })),
    },
  })
}

type NameOf = (change: BasisChange) => string

async function namesIn(
  trx: UnitOfWork['trx'],
  { state, calendars }: BasisInput,
  changes: readonly BasisChange[]
): Promise<NameOf> {
  const ids = changes.flatMap((one) => ('resourceId' in one ? [one.resourceId] : []))
  const rows = ids.length ? await trx.from('schedule_resources').whereIn('id', ids) : []
  const resources = new Map(rows.map((row) => [Number(row.id), named(row.name, row.name_ar)]))
  return (one) => {
    if ('resourceId' in one) return resources.get(one.resourceId) ?? ''
    if ('calendarId' in one) {
      const calendar = calendars.get(one.calendarId)?.calendar
      return calendar ? named(calendar.name, calendar.nameAr) : ''
    }
    const task = state.tasks.get(one.taskId)
    return task ? `${task.code} ${named(task.name, task.nameAr)}` : ''
  }
}

const named = (name: string, nameAr: string | null) => (languageNow() === 'ar' && nameAr) || name

function textIn(language: Language, nameOf: NameOf) {
  const say = translatorIn(language)
  const day = (moment: Moment | null) =>
    moment === null ? say('scenarios.unknown') : gregorianDate(formatDay(dayOf(moment)), language)
  return (change: BasisChange): string => {
    const name = nameOf(change)
    const key = `scenarios.${change.kind}`
    if (change.kind === 'capacity') {
      const [from, to] = [change.from, change.to].map(formatDecimal4)
      return say(key, { name, from: from!, to: to! })
    }
    if (!('taskId' in change)) return say(key, { name })
    // the end of a contract day is the beginning of the next one
    const shift = change.kind === 'contract' ? 1 : 0
    const [from, to] = [change.from, change.to].map((at) => day(at === null ? null : at - shift))
    return say(key, { name, from: from!, to: to! })
  }
}
