import { changes } from '#core/openapi/records'
import { describe } from '#core/openapi/registry'
import { arrayOf, can, flag, id, instant, mapOf, named, nullable, object, oneOf, person, text, whole } from '#core/openapi/schema' // prettier-ignore
import { auditListing } from '#administration/listing'
import { createSavedViewValidator, updateSavedViewValidator } from '#administration/validators/saved_view' // prettier-ignore

const choices = arrayOf(
  named('Choice', object({ value: text, label: text, labelAr: text, active: flag }))
)

describe('/api/lists', {
  GET: { summary: 'Every list of choices by its name', answer: mapOf(choices) },
  'GET /:name': { summary: 'One list of choices', answer: choices },
})

const savedView = named(
  'SavedView',
  object({
    id,
    resource: text,
    name: text,
    shared: flag,
    isDefault: flag,
    version: whole,
    state: object({ query: text, columns: arrayOf(text) }),
    mine: flag,
    can: can('update', 'delete'),
  })
)

describe('/api/saved-views', {
  GET: {
    summary: 'One’s own views of a list and those that others share',
    query: { resource: text },
    answer: arrayOf(savedView),
  },
  POST: {
    summary: 'Keep a view',
    body: createSavedViewValidator,
    answer: savedView,
    status: 201,
  },
  'PATCH /:id': {
    summary: 'Change a view of one’s own',
    body: updateSavedViewValidator,
    answer: savedView,
  },
  'DELETE /:id': { summary: 'Delete a view of one’s own' },
})

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
    changes,
    ip: nullable(text),
    agent: nullable(text),
    requestId: nullable(text),
  })
)

describe('/api/audit-logs', {
  GET: { summary: 'Who did what, newest first', list: auditListing, answer: arrayOf(auditEntry) },
  'GET /:id': { summary: 'One entry of the audit log', answer: auditEntry },
  'GET /verify': {
    summary: 'Whether the log is as it was written',
    answer: object({
      valid: flag,
      checked: whole,
      pending: whole,
      broken: nullable(
        object({
          sealId: id,
          auditLogId: id,
          reason: oneOf(['edited', 'missing', 'relinked']),
        })
      ),
      lastHash: text,
    }),
  },
})
