import { DateTime } from 'luxon'
import { toDate } from '#core/database/instants'
import { today as dayOf } from '#core/settings/firm_clock'
import { daysBetween } from '#core/settings/days'
import { quotationsOf, type Period } from './pipeline_base.js'

const DAY_MS = 86_400_000
const ONE_DECIMAL = 10

/** Average days between the steps of a sale; null where no quotation has made the step. */
export interface StepDays {
  toSent: number | null
  toClosed: number | null
  whole: number | null
}

interface Row {
  quoted_on: string
  sent_at: string | Date | null
  closed_at: string | Date | null
}

/** Enquiry to offer, offer to decision, and both together. */
export async function averageDays(period: Period, initials?: string): Promise<StepDays> {
  const rows: Row[] = await quotationsOf(period)
    .whereIn('q.stage', ['submitted_to_client', 'won', 'lost'])
    .if(initials, (query) => query.where('q.bdm_initials', initials!))
    .select('q.quoted_on', 'q.sent_at', 'q.closed_at')
  const at = (value: string | Date | null) => (value === null ? null : toDate(value).getTime())
  return {
    toSent: average(rows.map((row) => daysSince(row.quoted_on, at(row.sent_at)))),
    toClosed: average(rows.map((row) => days(at(row.sent_at), at(row.closed_at)))),
    whole: average(rows.map((row) => daysSince(row.quoted_on, at(row.closed_at)))),
  }
}

/** An enquiry has a day and no hour: the firm's days are counted. */
const daysSince = (on: string, at: number | null) =>
  at === null ? null : Math.max(0, daysBetween(on, dayOf(DateTime.fromMillis(at))))

const days = (from: number | null, to: number | null) =>
  from === null || to === null ? null : Math.max(0, (to - from) / DAY_MS)

function average(values: (number | null)[]): number | null {
  const known = values.filter((value) => value !== null)
  if (!known.length) return null
  return (
    Math.round((known.reduce((sum, value) => sum + value, 0) / known.length) * ONE_DECIMAL) /
    ONE_DECIMAL
  )
}
