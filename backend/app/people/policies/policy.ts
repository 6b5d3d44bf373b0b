import { PolicySchema } from '#database/schema'
import type { PolicyAudience, PolicyKind, PolicyStatus } from '#people/enums/policies'

/** A rule of the firm: what it says stands in its revisions. */
export default class Policy extends PolicySchema {
  declare kind: PolicyKind
  declare audience: PolicyAudience
  declare status: PolicyStatus

  /** What the audit log compares. */
  toAudit(): Record<string, unknown> {
    const { code, title, titleAr, audience, readingDays, status, withdrawnOn } = this
    const audienceOf = this.audienceOf.join(', ')
    return { code, title, titleAr, audience, audienceOf, readingDays, status, withdrawnOn }
  }
}
