import { invalid } from '#core/base/app_error'
import type { Listing } from '#core/listing/definition'
import { ownProjects } from './own_projects.js'
import { lateProjects } from './standing.js'

export const projectListing: Listing = {
  table: 'projects',
  search: true,
  defaultSort: { field: 'createdAt', order: 'desc' },
  fields: {
    code: { column: 'code', type: 'text', unique: true },
    name: { column: 'name', type: 'text', arabic: 'shown_name_ar', letters: true },
    nameAr: { column: 'name_ar', type: 'text', sort: false },
    quotationId: { column: 'quotation_id', type: 'number' },
    quotationNumber: { column: 'quotation_number', type: 'text', sort: false },
    clientId: { column: 'client_id', type: 'number' },
    clientName: { column: 'client_name', type: 'text', letters: true },
    endUser: { column: 'end_user', type: 'text', sort: false },
    location: { column: 'location', type: 'text' },
    city: { column: 'city', type: 'text' },
    areaSqm: { column: 'area_sqm_e4', type: 'decimal4', sort: false },
    projectType: { column: 'project_type', type: 'choice' },
    productTypes: { column: 'product_types', type: 'list', sort: false },
    bdmInitials: { column: 'bdm_initials', type: 'text' },
    currency: { column: 'currency', type: 'choice', sort: false },
    contractValue: { column: 'contract_value_minor', type: 'money', ability: 'projects.prices' },
    managerId: { column: 'manager_id', type: 'number' },
    siteEngineerId: { column: 'site_engineer_id', type: 'number', sort: false },
    /** Who runs it or is in its team today. */
    memberId: {
      ...{ column: 'id', type: 'number', sort: false, ability: 'project-team.view' },
      within: (ids) => ownProjects(ids),
    },
    /** 1: those whose plans end after their completion dates. */
    late: {
      ...{ column: 'id', type: 'number', sort: false, ability: 'schedules.view' },
      within: (values) => {
        if (values.some((value) => value !== 1)) throw invalid({ late: ['filter'] })
        return lateProjects()
      },
    },
    contractType: { column: 'contract_type', type: 'choice', sort: false },
    plannedStartOn: { column: 'planned_start_on', type: 'day', sort: false },
    plannedFinishOn: { column: 'planned_finish_on', type: 'day' },
    status: { column: 'status', type: 'choice' },
    createdAt: { column: 'created_at', type: 'instant' },
    updatedAt: { column: 'updated_at', type: 'instant' },
  },
}
