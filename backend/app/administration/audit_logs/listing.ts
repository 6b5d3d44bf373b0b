import type { Listing } from '#core/listing/definition'

export const auditListing: Listing = {
  table: 'audit_logs',
  search: false,
  defaultSort: { field: 'id', order: 'desc' },
  fields: {
    at: { column: 'at', type: 'iso' },
    actorId: { column: 'actor_id', type: 'number' },
    actorName: { column: 'actor_name', type: 'text', sort: false },
    action: { column: 'action', type: 'choice', sort: false },
    entityType: { column: 'entity_type', type: 'choice', sort: false },
    entityId: { column: 'entity_id', type: 'text', sort: false },
    entityLabel: { column: 'entity_label', type: 'text', sort: false },
    ip: { column: 'ip', type: 'text', sort: false },
    requestId: { column: 'request_id', type: 'text', sort: false },
    // the names of fields and their values, as they are written down
    changes: { column: 'changes', type: 'text', sort: false },
  },
}
