import { BaseTransformer } from '@adonisjs/core/transformers'
import type Share from './share.js'

/** A share as its owner sees it. The code is in no answer but the one that made it. */
export default class ShareTransformer extends BaseTransformer<Share> {
  toObject() {
    const share = this.resource
    return {
      ...this.pick(share, ['id', 'version', 'fileId', 'name', 'mime', 'size', 'recipient']),
      ...this.pick(share, ['maxDownloads', 'downloads', 'createdBy']),
      status: share.status,
      expiresAt: share.expiresAt.toUTC().toISO()!,
      lastDownloadAt: share.lastDownloadAt?.toUTC().toISO() ?? null,
      revokedAt: share.revokedAt?.toUTC().toISO() ?? null,
      createdAt: share.createdAt.toUTC().toISO()!,
      updatedAt: share.updatedAt.toUTC().toISO()!,
      can: { revoke: share.status === 'open' },
    }
  }
}
