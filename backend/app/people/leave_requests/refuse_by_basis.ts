import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import { conflict } from '#core/base/app_error'
import { countedDays, DAY_E4 } from '#engines/labour/leave_days'
import { serviceBetween } from '#engines/labour/service_years'
import { sickParts, sickYearStart } from '#engines/labour/sick_leave'
import { HAJJ_RULES, hajjRefusal } from '#engines/labour/special_leave'
import { formatDecimal4 } from '#engines/money/money'
import { formatDay, parseDay } from '#engines/scheduling/moment'
import type { WantedLeave } from './wanted_leave.js'
import { countRules } from './leave_rules.js'

/** What the kinds of leave refuse that have no balance. @throws AppError 409 naming the limit */
export async function refuseByBasis(
  client: QueryClientContract,
  wanted: WantedLeave,
  daysE4: number
) {
  const { basis, yearDays } = wanted.type
  if (basis === 'sick') return refuseSick(client, wanted, daysE4)
  if (basis === 'hajj') return refuseHajj(client, wanted, daysE4)
  if (basis !== 'accrued' && yearDays !== null && daysE4 > yearDays * DAY_E4)
    throw conflict('LEAVE_OVER_LIMIT', {
      params: { days: formatDecimal4(daysE4), most: yearDays },
    })
}

const otherRequests = (client: QueryClientContract, { employee, type, requestId }: WantedLeave) => {
  const query = client
    .from('leave_requests')
    .where({ employee_id: employee.id, leave_type_id: type.id })
    .whereIn('status', ['submitted', 'approved'])
  return requestId === undefined ? query : query.whereNot('id', requestId)
}

/** Article 117: 120 days in the year that begins with the first day of illness. */
async function refuseSick(client: QueryClientContract, wanted: WantedLeave, daysE4: number) {
  const { from } = wanted.span
  const { overE4 } = sickParts(await sickDaysBefore(client, wanted, from), daysE4)
  if (overE4 > 0)
    throw conflict('LEAVE_OVER_LIMIT', {
      params: {
        days: formatDecimal4(daysE4),
        most: formatDecimal4(daysE4 - overE4),
      },
    })
}

/** Days of illness in the same sick year, before a day. */
export async function sickDaysBefore(
  client: QueryClientContract,
  wanted: WantedLeave,
  on: string
): Promise<number> {
  const rows = await otherRequests(client, wanted)
    .where('from_on', '<', on)
    .where('to_on', '>=', formatDay(parseDay(on) - 2 * 366))
    .orderBy('from_on')
  const days: { on: string; daysE4: number }[] = []
  for (const row of rows) {
    const span = {
      from: row.from_on,
      to: row.to_on,
      startsHalf: Boolean(row.starts_half),
      endsHalf: Boolean(row.ends_half),
    }
    days.push(...countedDays(span, await countRules(client, wanted.employee, wanted.type, span)))
  }
  const start = sickYearStart(
    days.map((day) => day.on),
    on
  )
  return days
    .filter((day) => day.on >= start && day.on < on)
    .reduce((sum, day) => sum + day.daysE4, 0)
}

const HAJJ_CODES = {
  taken: 'LEAVE_TAKEN_BEFORE',
  too_early: 'LEAVE_TOO_EARLY',
  too_short: 'LEAVE_TOO_SHORT',
  too_long: 'LEAVE_OVER_LIMIT',
} as const

async function refuseHajj(client: QueryClientContract, wanted: WantedLeave, daysE4: number) {
  const { employee, span } = wanted
  const refusal = hajjRefusal({
    service: serviceBetween(parseDay(employee.joinOn), parseDay(span.from)),
    takenBefore: Boolean(await otherRequests(client, wanted).first()),
    days: daysE4 / DAY_E4,
  })
  if (refusal)
    throw conflict(HAJJ_CODES[refusal], {
      params: {
        days: formatDecimal4(daysE4),
        most: HAJJ_RULES.mostDays,
        least: HAJJ_RULES.leastDays,
        years: HAJJ_RULES.afterYears,
      },
    })
}
