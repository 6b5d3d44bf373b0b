import { registerSearch } from '#core/search/sources'
import { leadListing } from '#commercial/leads/listing'

registerSearch({
  resource: 'leads',
  entityType: 'lead',
  ability: 'leads.view',
  listing: leadListing,
  shows: { number: 'number', title: 'name', titleAr: 'name_ar', subtitle: 'company_name' },
})
