import { ApprovalDelegationSchema } from '#database/schema'

/** Someone who approves is away: a colleague decides in their name for some days. */
export default class ApprovalDelegation extends ApprovalDelegationSchema {
  /** What the audit log compares. */
  toAudit() {
    const { userId, delegateId, fromOn, toOn, note } = this
    return { userId, delegateId, fromOn, toOn, note: note ?? null }
  }
}
