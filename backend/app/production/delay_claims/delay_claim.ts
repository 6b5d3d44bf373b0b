import { DelayClaimSchema } from '#database/schema'
import type { projectImpact } from '#production/delays/project_impact'
import type { DelayClaimStatus } from '#production/enums/delays'

/** What a claim says of the plan: the impact as it was computed on the day of the claim. */
export type ClaimedImpact = Awaited<ReturnType<typeof projectImpact>>

/** A claim for an extension of time, made of recorded delays of one project. */
export default class DelayClaim extends DelayClaimSchema {
  declare status: DelayClaimStatus

  get computed(): ClaimedImpact {
    return this.impact as unknown as ClaimedImpact
  }

  /** What the audit log compares. */
  toAudit(): Record<string, unknown> {
    const { number, projectId, status, claimedDays, statement, reason } = this
    return { number, projectId, status, claimedDays, statement, reason }
  }
}
