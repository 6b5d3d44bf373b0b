import { EVENT_FAULTS } from '#engines/icalendar/errors'
import type { FileEntry } from '#engines/icalendar/orders'

/** What becomes of everything of one UID. */
export const OUTCOMES = ['new', 'same', 'changed', 'removed', 'refused'] as const
export type Outcome = (typeof OUTCOMES)[number]

/** Why something is not imported, or is there without having been imported. */
export const REASONS = [
  ...EVENT_FAULTS,
  /** Called off, and not imported before. */
  'cancelled',
  /** Who is away and what expires: the portal shows it by itself. */
  'portal_day',
  /** An event of the portal that comes back in its own feed. */
  'own',
] as const
export type Reason = (typeof REASONS)[number]

export interface PlannedEntry {
  entry: FileEntry
  /** SHA-256 of the UID. */
  uidDigest: string
  outcome: Outcome
  reason: Reason | null
  /** What was imported of it before, if ever. */
  importId: number | null
}

/** How many of each there are. */
export function tallyOf(planned: readonly PlannedEntry[]): Record<Outcome, number> {
  const tally = { new: 0, same: 0, changed: 0, removed: 0, refused: 0 }
  for (const { outcome } of planned) tally[outcome]++
  return tally
}
