import type { Listing } from '#core/listing/definition'

export const scoringConfigListing: Listing = {
  table: 'scoring_configs',
  search: false,
  defaultSort: { field: 'configVersion', order: 'desc' },
  fields: {
    configVersion: { column: 'config_version', type: 'number' },
    active: { column: 'active', type: 'boolean', sort: false },
    createdAt: { column: 'created_at', type: 'instant', sort: false },
  },
}
