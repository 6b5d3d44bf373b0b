import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { invalid } from '#core/base/app_error'
import { today } from '#core/settings/firm_clock'
import { SchedulingError } from '#engines/scheduling/errors'
import { parseHours } from '#engines/scheduling/hours_text'
import { parseDay } from '#engines/scheduling/moment'
import { worksWithin } from '#engines/scheduling/open_days'
import { buildOn, type DayHours, type Week, type WorkRules } from '#engines/scheduling/work_week'
import WorkCalendar from './models/work_calendar.js'

/** What a calendar states itself; its week is null where it is taken over. */
export type StatedRules = Pick<WorkCalendar, 'week' | 'changes'>

/** Longer chains of calendars are not what people can follow. */
const MOST_LEVELS = 10

/**
 * A calendar and what it builds on, itself first.
 * @throws AppError 422 when it builds on itself or over too many levels
 */
export async function chainOf(
  calendar: WorkCalendar,
  trx?: TransactionClientContract
): Promise<WorkCalendar[]> {
  const chain = [calendar]
  for (let { basedOnId } = calendar; basedOnId !== null; { basedOnId } = chain.at(-1)!) {
    const known = chain.some(({ id }) => id === basedOnId)
    if (known || chain.length === MOST_LEVELS) throw invalid({ basedOnId: ['buildsOnItself'] })
    const query = WorkCalendar.query(trx && { client: trx }).where('id', basedOnId)
    chain.push(await query.preload('changes').firstOrFail())
  }
  return chain
}

/**
 * What a calendar says of time, for the engine.
 * @param chain itself first, then what it builds on
 * @throws SchedulingError NO_WORKING_TIME
 */
export function rulesOf(chain: readonly StatedRules[]): WorkRules {
  const weeks = chain.map(({ week }) =>
    week ? (JSON.parse(week) as (string | null)[]).map(hoursOf) : null
  )
  const week = weeks.find((days) => days) ?? []
  return buildOn(chain.map((calendar, at) => ownRules(calendar, weeks[at], week)))
}

/** No plan of the firm looks further ahead: what stays closed so long stays closed for ever. */
const EVER_DAYS = 50 * 366

/**
 * @throws AppError 422 when a calendar has no hour in its week, its dated rules leave no working time from
 *   today on, or it builds on itself
 */
export async function checkCalendar(calendar: WorkCalendar, trx: TransactionClientContract) {
  const rules = workOf(await chainOf(calendar, trx))
  const from = parseDay(today())
  if (!worksWithin(rules, from, from + EVER_DAYS)) throw invalid({ changes: ['closedForEver'] })
}

function workOf(chain: readonly StatedRules[]): WorkRules {
  try {
    return rulesOf(chain)
  } catch (error) {
    throw error instanceof SchedulingError ? invalid({ week: ['noWork'] }) : error
  }
}

function ownRules({ changes }: StatedRules, own: Week | null, week: Week) {
  const dated = changes.map(({ fromOn, toOn, kind, hours }) => ({
    kind,
    from: parseDay(fromOn),
    to: parseDay(toOn),
    hours: hoursOf(hours),
  }))
  return {
    week: own,
    exceptions: dated.filter(({ kind }) => kind !== 'working_days'),
    periods: dated
      .filter(({ kind }) => kind === 'working_days')
      .map((period) => ({ ...period, week: onWorkingDays(week, period.hours) })),
  }
}

const onWorkingDays = (week: Week, hours: DayHours): Week =>
  week.map((open) => (open.length ? hours : []))

const hoursOf = (stored: string | null): DayHours => parseHours(stored ?? '') ?? []
