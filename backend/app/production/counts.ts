import { approverOf } from '#core/approvals/approver'
import { registerCounts } from '#core/counts/counted_lists'
import { delayClaimListing } from './delay_claims/listing.js'
import { delayListing } from './delays/listing.js'
import { projectScope } from './delays/scope.js'
import { guaranteeListing } from './project_guarantees/listing.js'
import { projectListing } from './projects/listing.js'
import { siteReportListing } from './site_reports/listing.js'
import { variationOrderListing } from './variation_orders/listing.js'

/** The lists whose cards show how many records they have. */
registerCounts({
  delays: {
    listing: delayListing,
    scope: (ctx) => projectScope(approverOf(ctx), 'delays.project_id'),
  },
  'delay-claims': {
    listing: delayClaimListing,
    scope: (ctx) => projectScope(approverOf(ctx), 'delay_claims.project_id'),
  },
  projects: { listing: projectListing },
  'project-guarantees': { listing: guaranteeListing },
  'site-reports': { listing: siteReportListing },
  'variation-orders': { listing: variationOrderListing },
})
