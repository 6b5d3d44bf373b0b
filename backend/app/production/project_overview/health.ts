/** How a project does, in the order in which it gets worse. */
export const HEALTH_LEVELS = ['unknown', 'green', 'amber', 'red'] as const
export type HealthLevel = (typeof HEALTH_LEVELS)[number]

export const HEALTH_REASONS = ['late', 'spi', 'cpi', 'overdue', 'on_hold', 'no_schedule'] as const

export interface HealthReason {
  code: (typeof HEALTH_REASONS)[number]
  level: HealthLevel
  /** Days, an index or an amount, as text; null where the reason says all. */
  value: string | null
}

/** What is known of a project; null where it is not, or may not be seen. */
export interface Facts {
  status: string
  hasSchedule: boolean
  /** Calendar days that the forecast lies after the completion date, as variations and granted delays have moved it. */
  daysLate: number | null
  spi: number | null
  cpi: number | null
  /** Of the client's invoices, a decimal string. */
  overdue: string | null
}

/** A fortnight late cannot be made up by ordinary means; an index is judged as project controls do. */
const LIMITS = { lateDays: 14, amberIndex: 0.95, redIndex: 0.85 }

/** Green, amber or red as the worst of its reasons; unknown where there is nothing to judge by. */
export function healthOf(facts: Facts): { level: HealthLevel; reasons: HealthReason[] } {
  const reasons: HealthReason[] = [
    ...lateness(facts),
    ...index('spi', facts.spi),
    ...index('cpi', facts.cpi),
  ]
  if (facts.overdue !== null && Number(facts.overdue) > 0)
    reasons.push({ code: 'overdue', level: 'amber', value: facts.overdue })
  if (facts.status === 'on_hold') reasons.push({ code: 'on_hold', level: 'amber', value: null })
  if (!facts.hasSchedule) reasons.push({ code: 'no_schedule', level: 'unknown', value: null })
  const start: HealthLevel = facts.hasSchedule ? 'green' : 'unknown'
  return {
    level: reasons.reduce<HealthLevel>((worst, { level }) => worse(worst, level), start),
    reasons,
  }
}

const worse = (one: HealthLevel, other: HealthLevel) =>
  HEALTH_LEVELS.indexOf(other) > HEALTH_LEVELS.indexOf(one) ? other : one

function lateness({ daysLate }: Facts): HealthReason[] {
  if (daysLate === null || daysLate <= 0) return []
  const level = daysLate > LIMITS.lateDays ? 'red' : 'amber'
  return [{ code: 'late', level, value: String(daysLate) }]
}

function index(code: 'spi' | 'cpi', value: number | null): HealthReason[] {
  if (value === null || value >= LIMITS.amberIndex) return []
  return [{ code, level: value < LIMITS.redIndex ? 'red' : 'amber', value: value.toFixed(2) }]
}
