import { registerJob } from '#core/jobs/define_job'
import { registerSearch } from '#core/search/sources'
import { registerFileOwner } from '#files/shared/file_owners'
import { siteReportListing } from './listing.js'
import './number_series.js'
import PrintReportJob, { SITE_REPORT_PDF } from './pdf/print_report_job.js'
import { SITE_PHOTO } from './photos.js'

registerJob(PrintReportJob)

registerSearch({
  resource: 'site-reports',
  entityType: 'site_report',
  ability: 'site-reports.view',
  listing: siteReportListing,
  shows: { number: 'number', title: 'report_on', titleAr: 'report_on', subtitle: 'notes' },
})

for (const ownerType of [SITE_PHOTO, SITE_REPORT_PDF])
  registerFileOwner(ownerType, {
    resource: 'site-reports',
    ability: 'site-reports.view',
    record: { table: 'site_reports' },
  })
