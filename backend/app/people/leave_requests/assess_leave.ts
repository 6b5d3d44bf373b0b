import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import { conflict, invalid } from '#core/base/app_error'
import { today } from '#core/settings/firm_clock'
import { leaveDaysE4, overlaps } from '#engines/labour/leave_days'
import { formatDecimal4 } from '#engines/money/money'
import { formatDay, parseDay } from '#engines/scheduling/moment'
import type LeaveType from '#people/leave_types/leave_type'
import { available } from './available.js'
import { countRules } from './leave_rules.js'
import { refuseByBasis } from './refuse_by_basis.js'
import type { WantedLeave } from './wanted_leave.js'

/** Longer than any leave of the law, and short enough to be counted day by day. */
const LONGEST_DAYS = 366

/**
 * How many days a leave takes, once nothing speaks against it.
 * @throws AppError 422 per field, 409 LEAVE_OVERLAPS, LEAVE_OVER_BALANCE, or what its kind refuses
 */
export async function assessLeave(client: QueryClientContract, wanted: WantedLeave) {
  const { employee, type, span } = wanted
  refuseDays(wanted)
  const daysE4 = leaveDaysE4(span, await countRules(client, employee, type, span))
  if (daysE4 === 0) throw invalid({ toOn: ['noLeaveDays'] })
  await refuseOverlap(client, wanted)
  await refuseByBasis(client, wanted, daysE4)
  const left = type.basis === 'accrued' ? await available(client, wanted) : null
  if (left !== null && daysE4 > left)
    throw conflict('LEAVE_OVER_BALANCE', {
      params: { days: formatDecimal4(daysE4), available: formatDecimal4(left) },
    })
  return { daysE4, availableE4: left }
}

function refuseDays({ employee, type, span }: WantedLeave) {
  const { from, to, startsHalf, endsHalf } = span
  const days = parseDay(to) - parseDay(from) + 1
  if (days < 1) throw invalid({ toOn: ['beforeStart'] })
  if (days > LONGEST_DAYS) throw invalid({ toOn: ['range'] })
  if (from < employee.joinOn) throw invalid({ fromOn: ['beforeJoining'] })
  if (!type.active) throw invalid({ leaveTypeId: ['absent'] })
  if ((startsHalf || endsHalf) && !type.halfDays) throw invalid({ startsHalf: ['noHalfDays'] })
  if (!employee.employed) throw conflict('NOT_EMPLOYED')
}

/** @throws AppError 409 LEAVE_OVERLAPS naming the other request */
async function refuseOverlap(
  client: QueryClientContract,
  { employee, span, requestId }: WantedLeave
) {
  const others = await client
    .from('leave_requests')
    .where('employee_id', employee.id)
    .whereIn('status', ['submitted', 'approved'])
    .where('from_on', '<=', span.to)
    .where('to_on', '>=', span.from)
    .select('id', 'number', 'from_on', 'to_on', 'starts_half', 'ends_half')
  const other = others.find(
    (row) =>
      row.id !== requestId &&
      overlaps(span, {
        from: row.from_on,
        to: row.to_on,
        startsHalf: Boolean(row.starts_half),
        endsHalf: Boolean(row.ends_half),
      })
  )
  if (other)
    throw conflict('LEAVE_OVERLAPS', {
      params: { number: other.number },
      details: { recordId: other.id },
    })
}

/** How long ago leave may begin that one asks for oneself: illness is reported afterwards. */
const LATE_DAYS = 30

/** @throws AppError 422 on `fromOn` for what only HR may enter */
export function refuseLate({ basis }: LeaveType, from: string) {
  const earliest = basis === 'sick' ? formatDay(parseDay(today()) - LATE_DAYS) : today()
  if (from < earliest) throw invalid({ fromOn: ['past'] })
}
