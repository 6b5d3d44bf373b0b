import { daysBetween } from '#core/settings/days'
import type { Overdue } from '#commercial/dunning/overdue'

/** Why a client is to be called, the most pressing first. */
export const CALL_REASONS = [
  'broken_promise',
  'promise_due',
  'over_limit',
  'letter_due',
  'overdue',
] as const
export type CallReason = (typeof CALL_REASONS)[number]

/** A promise of an invoice that is still open, the last one made of it. */
export interface OpenPromise {
  invoiceId: number
  clientId: number
  dueOn: string
  status: string
  leftMinor: number
}

export interface Known {
  on: string
  /** What is overdue and neither paused nor disputed. */
  overdue: readonly Overdue[]
  promises: readonly OpenPromise[]
  /** The level of the letter that is due. */
  letterLevel: number | null
  isOverLimit: boolean
}

export interface Reasons {
  reasons: CallReason[]
  /** What the call is about: what was promised and did not come, else what is overdue. */
  amountMinor: number
  oldestDays: number
}

/** Why to call a client today; null where nothing says so, or it has promised to pay later. */
export function reasonsFor(known: Known): Reasons | null {
  const { on, promises, overdue } = known
  const broken = promises.filter(({ status }) => status === 'broken')
  const dueToday = promises.filter(({ status, dueOn }) => status === 'pending' && dueOn === on)
  // what is promised for a later day is waited for
  const later = new Set(
    promises
      .filter(({ status, dueOn }) => status === 'pending' && dueOn > on)
      .map(({ invoiceId }) => invoiceId)
  )
  const unpromised = overdue.filter(({ invoiceId }) => !later.has(invoiceId))
  const found: Record<CallReason, boolean> = {
    broken_promise: broken.length > 0,
    promise_due: dueToday.length > 0,
    over_limit: known.isOverLimit && unpromised.length > 0,
    letter_due: known.letterLevel !== null && unpromised.length > 0,
    overdue: unpromised.length > 0,
  }
  const reasons = CALL_REASONS.filter((reason) => found[reason])
  if (!reasons.length) return null
  const promised = [...broken, ...dueToday].reduce((sum, { leftMinor }) => sum + leftMinor, 0)
  const owed = unpromised.reduce((sum, { openMinor }) => sum + openMinor, 0)
  return {
    reasons,
    amountMinor: Math.max(promised, owed),
    oldestDays: Math.max(
      0,
      ...unpromised.map(({ daysLate }) => daysLate),
      ...broken.map(({ dueOn }) => daysBetween(dueOn, on))
    ),
  }
}
