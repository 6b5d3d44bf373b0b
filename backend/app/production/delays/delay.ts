import { searchText } from '#engines/text/fold'
import { DelaySchema } from '#database/schema'
import type { DelayResponsible, DelayStatus } from '#production/enums/delays'

/** An event that held a project up; once recorded it is corrected with a reason, never rewritten. */
export default class Delay extends DelaySchema {
  declare status: DelayStatus
  declare responsible: DelayResponsible

  refreshSearchText() {
    const { number, title, titleAr, noticeReference } = this
    this.searchText = searchText(number, title, titleAr, noticeReference)
  }

  /** What the audit log compares, beside the tasks. */
  toAudit(): Record<string, unknown> {
    const { number, projectId, title, titleAr, cause, responsible, details } = this
    const { firstOn, lastOn, noticeOn, noticeReference, status, claimId } = this
    const { grantedDays, decidedOn, reason } = this
    return {
      ...{ number, projectId, title, titleAr, cause, responsible, details },
      ...{ firstOn, lastOn, noticeOn, noticeReference, status, claimId },
      ...{ grantedDays, decidedOn, reason },
    }
  }
}
