import { RetentionReleaseSchema } from '#database/schema'

/** What makes retention due; `fixed_day` needs no confirmation, the others do. */
export const RELEASE_EVENTS = ['completion', 'defects_end', 'guarantee', 'fixed_day'] as const
export type ReleaseEvent = (typeof RELEASE_EVENTS)[number]

/** A share of the retention of a contract and what makes it due. */
export default class RetentionRelease extends RetentionReleaseSchema {
  declare event: ReleaseEvent

  /** The day from which the client owes it; null while its event has not occurred. */
  get owedFrom(): string | null {
    if (this.event === 'fixed_day') return this.dueOn
    if (!this.occurredOn) return null
    return this.dueOn && this.dueOn > this.occurredOn ? this.dueOn : this.occurredOn
  }
}
