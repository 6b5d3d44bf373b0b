import { DateTime } from 'luxon'
import { ShareSchema } from '#database/schema'

export const SHARE_STATUSES = ['open', 'expired', 'used_up', 'revoked'] as const
export type ShareStatus = (typeof SHARE_STATUSES)[number]

/** A file shared externally, until it expires, is used up or revoked. */
export default class Share extends ShareSchema {
  get status(): ShareStatus {
    if (this.revokedAt) return 'revoked'
    if (this.downloads >= this.maxDownloads) return 'used_up'
    return this.expiresAt <= DateTime.utc() ? 'expired' : 'open'
  }

  /** What the audit log compares. */
  toAudit() {
    const { name, fileId, recipient, maxDownloads, downloads, status } = this
    const expiresAt = this.expiresAt.toUTC().toISO()
    return { name, fileId, recipient, expiresAt, maxDownloads, downloads, status }
  }
}
