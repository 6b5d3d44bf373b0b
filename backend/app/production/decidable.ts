import { registerDecidable } from '#core/approvals/decidable'

registerDecidable(
  {
    ...{ documentType: 'project', resource: 'projects', table: 'projects' },
    ability: 'projects.approve',
  },
  {
    ...{ documentType: 'site_report', resource: 'site-reports', table: 'site_reports' },
    ability: 'site-reports.approve',
    // the progress is approved into the version of the schedule that the approver was shown
    ...{ approve: null, reject: 'return' },
  },
  {
    ...{ documentType: 'variation_order', resource: 'variation-orders' },
    ...{ table: 'variation_orders', ability: 'variation-orders.approve' },
  }
)
