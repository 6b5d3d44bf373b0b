import { registerSearch } from '#core/search/sources'
import { registerFileOwner } from '#files/shared/file_owners'
import { siteReportListing } from './listing.js'
import './number_series.js'
import { SITE_PHOTO } from './photos.js'

registerSearch({
  resource: 'site-reports',
  entityType: 'site_report',
  ability: 'site-reports.view',
  listing: siteReportListing,
  shows: { number: 'number', title: 'report_on', titleAr: 'report_on', subtitle: 'notes' },
})

registerFileOwner(SITE_PHOTO, {
  resource: 'site-reports',
  ability: 'site-reports.view',
  record: { table: 'site_reports' },
})
