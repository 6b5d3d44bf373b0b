import { registerCounts } from '#core/counts/counted_lists'
import { jobListing, ownJobs } from './job_listing.js'

registerCounts({ jobs: { listing: jobListing, scope: ownJobs } })
