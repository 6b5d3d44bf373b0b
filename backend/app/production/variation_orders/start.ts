import { registerJob } from '#core/jobs/define_job'
import { registerSearch } from '#core/search/sources'
import { registerFileOwner } from '#files/shared/file_owners'
import { VARIATION_FILE, VARIATION_PDF } from './documents.js'
import { variationOrderListing } from './listing.js'
import './number_series.js'
import './take_over_variation.js'
import PrintVariationJob from './pdf/print_variation_job.js'

registerJob(PrintVariationJob)

for (const ownerType of [VARIATION_FILE, VARIATION_PDF])
  registerFileOwner(ownerType, {
    resource: 'variation-orders',
    ability: 'variation-orders.view',
    record: { table: 'variation_orders' },
  })

registerSearch({
  resource: 'variation-orders',
  entityType: 'variation_order',
  ability: 'variation-orders.view',
  listing: variationOrderListing,
  shows: { number: 'number', title: 'title', titleAr: 'title_ar', subtitle: 'client_reference' },
})
