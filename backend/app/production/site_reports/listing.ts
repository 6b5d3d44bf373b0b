import type { Listing } from '#core/listing/definition'

export const siteReportListing: Listing = {
  table: 'site_reports',
  search: true,
  defaultSort: { field: 'reportOn', order: 'desc' },
  fields: {
    number: { column: 'number', type: 'text', unique: true },
    projectId: { column: 'project_id', type: 'number', sort: false },
    reportOn: { column: 'report_on', type: 'day' },
    weather: { column: 'weather', type: 'choice', sort: false },
    status: { column: 'status', type: 'choice', sort: false },
    createdBy: { column: 'created_by', type: 'number', sort: false },
    updatedAt: { column: 'updated_at', type: 'instant', sort: false },
  },
}
