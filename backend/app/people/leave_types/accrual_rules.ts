import { DAY_E4 } from '#engines/labour/leave_days'
import type { AccrualRules } from '#engines/labour/leave_accrual'
import type LeaveType from './leave_type.js'

/** What a kind of leave earns a year: one figure, or a second one after some years of service. */
export function accrualRulesOf({ yearDays, laterYears, laterYearDays }: LeaveType): AccrualRules {
  const steps = [{ afterYears: 0, daysE4: (yearDays ?? 0) * DAY_E4 }]
  if (laterYears !== null && laterYearDays !== null)
    steps.push({ afterYears: laterYears, daysE4: laterYearDays * DAY_E4 })
  return { steps }
}
