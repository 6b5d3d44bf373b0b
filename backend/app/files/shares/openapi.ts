import { describe } from '#core/openapi/registry'
import {
  arrayOf,
  can,
  flag,
  id,
  instant,
  named,
  nullable,
  object,
  oneOf,
  text,
  whole,
} from '#core/openapi/schema'
import { shareListing } from '#files/shares/listing'
import { SHARE_STATUSES } from './share.js'
import { createShareValidator, openShareValidator } from './validator.js'

const members = {
  id,
  version: whole,
  fileId: id,
  name: text,
  mime: text,
  size: whole,
  recipient: nullable(text),
  maxDownloads: whole,
  downloads: whole,
  createdBy: nullable(id),
  status: oneOf(SHARE_STATUSES),
  expiresAt: instant,
  lastDownloadAt: nullable(instant),
  revokedAt: nullable(instant),
  createdAt: instant,
  updatedAt: instant,
  can: can('revoke'),
}
const share = named('Share', object(members))

describe('/api/shares', {
  GET: {
    summary: 'List your shares; all shares for administrators',
    list: shareListing,
    query: { everybody: flag },
    answer: arrayOf(share),
  },
  POST: {
    summary: 'Share a file externally; the code is returned once',
    body: createShareValidator,
    answer: named('NewShare', object({ ...members, code: nullable(text) })),
    status: 201,
    failures: [404],
  },
  'GET /:id': { summary: 'Get a share', answer: share },
  'POST /:id/revoke': {
    summary: 'Revoke a share',
    answer: share,
    versioned: true,
    failures: [409],
  },
  'POST /open': {
    summary: 'Download the shared file with its code',
    body: openShareValidator,
    media: 'application/octet-stream',
    failures: [404, 429],
  },
})
