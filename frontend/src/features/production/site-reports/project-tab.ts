import { lazyPage } from '../../../kit/lazy-page'
import type { RecordTab } from '../../../kit/show/record-tabs'

/** The latest reports of a project's site, on its page. */
export const siteReportsTab: RecordTab = {
  resource: 'production.projects',
  key: 'site-reports',
  label: 'production.site_reports.title',
  ability: 'site-reports.view',
  order: 47,
  element: lazyPage(() => import('./site-reports-tab')),
}
