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
    summary: 'One’s own shares; of everybody for administrators who ask so',
    list: shareListing,
    query: { everybody: flag },
    answer: arrayOf(share),
  },
  POST: {
    summary: 'Share a file with somebody outside; the code is told once',
    body: createShareValidator,
    answer: named('NewShare', object({ ...members, code: nullable(text) })),
    status: 201,
    failures: [404],
  },
  'GET /:id': { summary: 'One share', answer: share },
  'POST /:id/revoke': {
    summary: 'Take a share back',
    answer: share,
    versioned: true,
    failures: [409],
  },
  'POST /open': {
    summary: 'The shared file, for whoever has the code',
    body: openShareValidator,
    media: 'application/octet-stream',
    failures: [404, 429],
  },
})
