import type { HttpContext } from '@adonisjs/core/http'
import type { Listing } from '#core/listing/definition'
import type { Scope } from '#core/listing/page'

export const jobListing: Listing = {
  table: 'jobs',
  fields: {
    status: { column: 'status', type: 'choice' },
    type: { column: 'type', type: 'choice' },
    entityType: { column: 'entity_type', type: 'choice' },
    entityId: { column: 'entity_id', type: 'number' },
    createdBy: { column: 'created_by', type: 'number', ability: 'jobs.manage' },
    createdAt: { column: 'created_at', type: 'instant' },
  },
  search: false,
  defaultSort: { field: 'createdAt', order: 'desc' },
}

/** The jobs that the viewer has started. */
export function ownJobs({ actor }: HttpContext): Scope {
  return (query) => void query.where('jobs.created_by', actor!.id!)
}
