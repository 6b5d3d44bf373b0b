import { registerExport } from '#core/exports/registry'
import { column, field, stored, type Row } from '#procurement/shared/export_column'
import { vendorDocumentListing } from './listing.js'

registerExport<Row>({
  resource: 'vendor-documents',
  title: { en: 'Export of vendor documents', ar: 'تصدير مستندات الموردين' },
  ability: 'vendors.view',
  listing: vendorDocumentListing,
  select: ['vendor_papers.*'],
  columns: [
    stored('vendorName', 'Vendor', 'المورد'),
    stored('vendorStatus', 'Status of the vendor', 'حالة المورد'),
    stored('documentType', 'Kind', 'النوع'),
    field('number', 'Number', 'الرقم'),
    stored('issuedOn', 'Issued', 'تاريخ الإصدار'),
    stored('expiresOn', 'Expires', 'تاريخ الانتهاء'),
    column(
      'current',
      'The newest of its kind',
      'الأحدث من نوعه',
      (row) => (row.is_current ? 1 : 0),
      'number'
    ),
  ],
})
