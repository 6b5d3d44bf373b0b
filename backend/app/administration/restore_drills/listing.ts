import type { Listing } from '#core/listing/definition'

export const drillListing: Listing = {
  table: 'restore_drills',
  search: false,
  defaultSort: { field: 'startedAt', order: 'desc' },
  fields: {
    startedAt: { column: 'started_at', type: 'instant' },
    state: { column: 'state', type: 'choice' },
    backupId: { column: 'backup_id', type: 'number', sort: false },
  },
}
