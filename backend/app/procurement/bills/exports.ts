import { registerExport } from '#core/exports/registry'
import { formatMoney } from '#engines/money/money'
import { column, field, stored, type Row } from '#procurement/shared/export_column'
import { ofProjects } from '#procurement/shared/localized_names'
import { billListing } from './listing.js'

/** An amount in minor units of the bill's currency. */
const moneyOf = (key: string, en: string, ar: string) =>
  column(key, en, ar, (row) => formatMoney(Number(row[`${key}_minor`]), row.currency), 'number')

registerExport<Row>({
  resource: 'bills',
  title: { en: 'Export of vendor bills', ar: 'تصدير فواتير المورّدين' },
  ability: 'finance.bills',
  listing: billListing,
  select: ['vendor_bills.*'],
  complete: ofProjects,
  columns: [
    stored('vendorNumber', 'Invoice', 'الفاتورة'),
    stored('vendorName', 'Vendor', 'المورّد'),
    stored('orderNumber', 'Order', 'الأمر'),
    stored('projectName', 'Project', 'المشروع'),
    stored('billedOn', 'Invoice date', 'تاريخ الفاتورة'),
    stored('dueOn', 'Due on', 'تستحق في'),
    field('status', 'Status', 'الحالة'),
    field('currency', 'Currency', 'العملة'),
    moneyOf('total', 'Total', 'الإجمالي'),
    moneyOf('paid', 'Paid', 'المدفوع'),
    moneyOf('open', 'Due now', 'المستحق الآن'),
    moneyOf('held', 'Retention held', 'المحتجز'),
  ],
})
