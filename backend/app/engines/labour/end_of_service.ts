import { divideHalfUp } from '#engines/money/money'
import { addMonths, compareYears, type Service } from './service_years.js'
import { parseDay } from '#engines/scheduling/moment'

/**
 * The end-of-service award of the Saudi Labour Law: what a year of service earns (article 84), what is
 * left of it after a resignation (85), and the ends that leave all (87, 81) or nothing (80).
 */

/** How a contract comes to its end. */
export const SERVICE_ENDS = [
  'contract_ended',
  'ended_by_employer',
  'agreement',
  'retirement',
  'incapacity',
  'death',
  'force_majeure',
  'resigned',
  'resigned_marriage',
  'resigned_childbirth',
  'employer_breach',
  'misconduct',
  'probation',
] as const

export type ServiceEnd = (typeof SERVICE_ENDS)[number]

/** The article that an end of a contract is judged by. */
export const ARTICLE_OF: Record<ServiceEnd, number> = {
  contract_ended: 84,
  ended_by_employer: 84,
  agreement: 84,
  retirement: 84,
  incapacity: 84,
  death: 84,
  force_majeure: 87,
  resigned: 85,
  resigned_marriage: 87,
  resigned_childbirth: 87,
  employer_breach: 81,
  misconduct: 80,
  probation: 53,
}

/** From so many years of service on, a year earns so many hundredths of a month's wage. */
interface YearStep {
  afterYears: number
  monthHundredths: number
}

/** The part of the award that somebody who resigns keeps. */
interface ResignationStep {
  /** From so many years on; `more` when exactly so many are not yet enough. */
  years: number
  more: boolean
  part: number
  of: number
}

export interface AwardRules {
  perYear: YearStep[]
  resignation: ResignationStep[]
  /** Months after a marriage or a birth in which a resignation keeps all. */
  marriageMonths: number
  childbirthMonths: number
  /** Ends without an award. */
  without: ServiceEnd[]
}

export const AWARD_RULES: AwardRules = {
  perYear: [
    { afterYears: 0, monthHundredths: 50 },
    { afterYears: 5, monthHundredths: 100 },
  ],
  resignation: [
    { years: 2, more: false, part: 1, of: 3 },
    { years: 5, more: true, part: 2, of: 3 },
    { years: 10, more: false, part: 1, of: 1 },
  ],
  marriageMonths: 6,
  childbirthMonths: 3,
  without: ['misconduct', 'probation'],
}

export interface LeavingCase {
  service: Service
  end: ServiceEnd
  /** The last full month's wage in minor units: what the firm's rules count as wage. */
  wageMinor: number
  /** `YYYY-MM-DD`, for a resignation after a marriage or a birth. */
  resignedOn?: string
  eventOn?: string
}

export interface Award {
  minor: number
  /** What it would be had the person not resigned. */
  fullMinor: number
  /** The part of it that is due, e.g. 2 of 3. */
  part: number
  of: number
}

/** The award, rounded once, half up. */
export function endOfServiceAward(leaving: LeavingCase, rules: AwardRules = AWARD_RULES): Award {
  const { part, of } = partDue(leaving, rules)
  const { months, of: unit } = monthsEarned(leaving.service, rules)
  const wage = BigInt(leaving.wageMinor)
  return {
    fullMinor: Number(divideHalfUp(wage * months, unit)),
    minor: Number(divideHalfUp(wage * months * BigInt(part), unit * BigInt(of))),
    part,
    of,
  }
}

/** What a part of a service earns: so much of it, at so many hundredths of a month's wage a year. */
export interface AwardStep extends Service {
  monthHundredths: number
  /** Rounded by itself, to be shown; the award is rounded once. */
  minor: number
}

/** How the award before a resignation comes about: the years at each rate, without those at none. */
export function awardSteps(
  { service, wageMinor }: Pick<LeavingCase, 'service' | 'wageMinor'>,
  rules: AwardRules = AWARD_RULES
): AwardStep[] {
  const { yearDays } = service
  return daysAtRates(service, rules).map(({ days, monthHundredths }) => ({
    ...{ years: Math.floor(days / yearDays), days: days % yearDays, yearDays, monthHundredths },
    minor: Number(
      divideHalfUp(
        BigInt(wageMinor) * BigInt(days) * BigInt(monthHundredths),
        BigInt(100 * yearDays)
      )
    ),
  }))
}

/** Months' wages of a service as an exact fraction: part years count by their days. */
function monthsEarned(service: Service, rules: AwardRules) {
  const months = daysAtRates(service, rules).reduce(
    (sum, { days, monthHundredths }) => sum + BigInt(days) * BigInt(monthHundredths),
    0n
  )
  return { months, of: BigInt(100 * service.yearDays) }
}

/** A service in days of its last year, by what they earn. */
function daysAtRates({ years, days, yearDays }: Service, rules: AwardRules) {
  const steps = [...rules.perYear].sort((a, b) => a.afterYears - b.afterYears)
  const served = years * yearDays + days
  return steps
    .map(({ afterYears, monthHundredths }, at) => {
      const next = steps[at + 1]
      const to = next ? Math.min(served, next.afterYears * yearDays) : served
      return { days: to - afterYears * yearDays, monthHundredths }
    })
    .filter((part) => part.days > 0)
}

const ALL = { part: 1, of: 1 }
const NOTHING = { part: 0, of: 1 }

function partDue(leaving: LeavingCase, rules: AwardRules): { part: number; of: number } {
  if (rules.without.includes(leaving.end)) return NOTHING
  const months = eventMonths(leaving.end, rules)
  if (months !== null && isWithin(leaving, months)) return ALL
  if (months === null && leaving.end !== 'resigned') return ALL
  return rules.resignation
    .filter(({ years, more }) => compareYears(leaving.service, years) >= (more ? 1 : 0))
    .reduce((best, step) => (step.part * best.of > best.part * step.of ? step : best), NOTHING)
}

function eventMonths(end: ServiceEnd, rules: AwardRules): number | null {
  if (end === 'resigned_marriage') return rules.marriageMonths
  return end === 'resigned_childbirth' ? rules.childbirthMonths : null
}

/** Without both days nothing is proven, and it is a resignation as any other. */
function isWithin({ eventOn, resignedOn }: LeavingCase, months: number): boolean {
  if (!eventOn || !resignedOn) return false
  const event = parseDay(eventOn)
  const resigned = parseDay(resignedOn)
  return resigned >= event && resigned <= addMonths(event, months)
}
