import {
  ARTICLE_OF,
  awardSteps,
  endOfServiceAward,
  type AwardStep,
  type ServiceEnd,
} from '#engines/labour/end_of_service'
import {
  dismissalCompensation,
  lastMonthPay,
  type CompensationBasis,
} from '#engines/labour/final_pay'
import { DAY_E4 } from '#engines/labour/leave_days'
import { serviceBetween, type Service } from '#engines/labour/service_years'
import { daysPayMinor } from '#engines/labour/working_time'
import { parseDay } from '#engines/scheduling/moment'
import type { MonthlyPay } from '#people/employee_pay/rates_on'
import type { NoticePayer } from '#people/enums/settlements'

/** Leave that is left, or that was taken in advance, of one kind. */
export type LeaveLeft = {
  leaveTypeId: number
  name: string
  nameAr: string
  daysE4: number
}

/** What a settlement is reckoned from: what the portal knows, and what HR states. */
export interface SettlementBasis {
  joinOn: string
  lastDayOn: string
  suspendedDays: number
  pay: MonthlyPay
  leave: readonly LeaveLeft[]
  unpaidInMonthE4: number
  contractEndsOn: string | null
  end: ServiceEnd
  resignedOn: string | null
  eventOn: string | null
  /** Dismissed without a valid reason (article 77). */
  isCompensated: boolean
  /** Whether the last month is paid here and not by the payroll. */
  paysMonth: boolean
  noticeDays: number
  noticeBy: NoticePayer | null
}

/** The computation, step by step, in minor units and ten-thousandths of a day; kept with the settlement. */
export type SettlementFigures = {
  joinOn: string
  lastDayOn: string
  pay: MonthlyPay
  service: Service & { suspendedDays: number }
  award: {
    article: number
    steps: AwardStep[]
    fullMinor: number
    part: number
    of: number
    minor: number
  }
  /** Article 111: at a thirtieth of the month's wage for each day. */
  leave: (LeaveLeft & { minor: number })[]
  month: { from: string; to: string; daysE4: number; minor: number } | null
  /** Article 76: below zero where the employee owes it. */
  notice: { days: number; by: NoticePayer; minor: number } | null
  compensation: { basis: CompensationBasis; minor: number } | null
}

/** Each amount is rounded once; nothing is rounded twice. */
export function figuresOf(basis: SettlementBasis): SettlementFigures {
  const { joinOn, lastDayOn, suspendedDays, pay, leave } = basis
  const { wageMinor } = pay
  const service = serviceBetween(parseDay(joinOn), parseDay(lastDayOn), suspendedDays)
  return {
    ...{ joinOn, lastDayOn, pay },
    service: { ...service, suspendedDays },
    award: awardOf(basis, service),
    leave: leave.map((left) => ({ ...left, minor: daysPayMinor(left.daysE4, wageMinor) })),
    month: basis.paysMonth
      ? lastMonthPay(
          { joinedOn: joinOn, lastOn: lastDayOn, unpaidE4: basis.unpaidInMonthE4 },
          wageMinor
        )
      : null,
    notice: noticeOf(basis),
    compensation: basis.isCompensated
      ? dismissalCompensation({
          ...{ service, wageMinor, lastOn: lastDayOn },
          contractEndsOn: basis.contractEndsOn,
        })
      : null,
  }
}

function awardOf({ pay, end, resignedOn, eventOn }: SettlementBasis, service: Service) {
  const leaving = {
    ...{ service, end, wageMinor: pay.wageMinor },
    resignedOn: resignedOn ?? undefined,
    eventOn: eventOn ?? undefined,
  }
  const award = endOfServiceAward(leaving)
  // a resignation that comes too late after a marriage or a birth is one as any other
  const isPlain = ARTICLE_OF[end] === 87 && end !== 'force_majeure' && award.part !== award.of
  return { article: isPlain ? 85 : ARTICLE_OF[end], steps: awardSteps(leaving), ...award }
}

function noticeOf({ noticeDays, noticeBy, pay }: SettlementBasis) {
  if (!noticeDays || !noticeBy) return null
  const minor = daysPayMinor(noticeDays * DAY_E4, pay.wageMinor)
  return { days: noticeDays, by: noticeBy, minor: noticeBy === 'employer' ? minor : -minor }
}

/** What is entered by hand; an amount that is not known yet counts as nothing. */
export interface SettlementEntry {
  kind: string
  text: string
  amountMinor: number | null
  /** Of equipment that is out: its custody in the register. */
  custodyId: number | null
}

/** What is due before anything is taken off, what is taken off, and what is paid. */
export function sumsOf(figures: SettlementFigures, entries: readonly SettlementEntry[]) {
  const { award, leave, month, notice, compensation } = figures
  const computed = [
    award.minor,
    ...leave.map(({ minor }) => minor),
    ...[month, notice, compensation].map((line) => line?.minor ?? 0),
  ]
  const entered = entries.map(({ kind, amountMinor }) =>
    kind === 'addition' ? (amountMinor ?? 0) : -(amountMinor ?? 0)
  )
  const all = [...computed, ...entered]
  const dueMinor = all.reduce((sum, minor) => sum + Math.max(0, minor), 0)
  const deductedMinor = all.reduce((sum, minor) => sum - Math.min(0, minor), 0)
  return { dueMinor, deductedMinor, netMinor: dueMinor - deductedMinor }
}
