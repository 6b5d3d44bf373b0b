import { instantCell } from '#core/exports/cells'
import { registerExport } from '#core/exports/registry'
import { column, field, stored, type Row } from '#procurement/shared/export_column'
import { ofProjects } from '#procurement/shared/localized_names'
import { purchaseRequestListing } from './listing.js'

registerExport<Row>({
  resource: 'purchase-requests',
  title: { en: 'Export of purchase requests', ar: 'تصدير طلبات الشراء' },
  ability: 'purchase-requests.view',
  listing: purchaseRequestListing,
  select: ['purchase_requests.*'],
  complete: ofProjects,
  columns: [
    field('number', 'Number', 'الرقم'),
    field('title', 'Purpose', 'الغرض'),
    field('status', 'Status', 'الحالة'),
    stored('projectName', 'Project', 'المشروع'),
    stored('requiredOn', 'Required by', 'تاريخ الاحتياج'),
    stored('rfqNumber', 'RFQ', 'طلب عرض السعر'),
    stored('quotesDueOn', 'Quotes due', 'آخر موعد للعروض'),
    column('createdAt', 'Created', 'تاريخ الإنشاء', (row) => instantCell(row.created_at)),
    column('updatedAt', 'Last updated', 'آخر تحديث', (row) => instantCell(row.updated_at)),
  ],
})
