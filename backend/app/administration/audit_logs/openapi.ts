import { readableChanges } from '#core/openapi/records'
import { describe } from '#core/openapi/registry'
import {
  arrayOf,
  flag,
  id,
  instant,
  named,
  nullable,
  object,
  oneOf,
  person,
  text,
  whole,
} from '#core/openapi/schema'
import { auditListing } from '#administration/audit_logs/listing'

const auditEntry = named(
  'AuditEntry',
  object({
    id,
    at: instant,
    actor: nullable(person),
    action: text,
    entityType: text,
    entityId: text,
    entityLabel: nullable(text),
    ...readableChanges,
    ip: nullable(text),
    agent: nullable(text),
    requestId: nullable(text),
  })
)

describe('/api/audit-logs', {
  GET: {
    summary: 'List audit log entries, newest first',
    list: auditListing,
    answer: arrayOf(auditEntry),
  },
  'GET /:id': { summary: 'Get an audit log entry', answer: auditEntry },
  'GET /verify': {
    summary: 'Verify the audit log',
    answer: object({
      valid: flag,
      checked: whole,
      pending: whole,
      broken: nullable(
        object({
          sealId: nullable(id),
          auditLogId: id,
          reason: oneOf([
            'edited',
            'missing',
            'relinked',
            'recomputed',
            'cut',
            'inserted',
            'forged',
            'repeated',
          ]),
        })
      ),
      lastHash: text,
    }),
  },
})
