import { registerExport } from '#core/exports/registry'
import { formatMoney } from '#engines/money/money'
import { column, field, stored, type Row } from '#procurement/shared/export_column'
import { paymentRunListing } from './listing.js'

const moneyOf = (key: string, en: string, ar: string) =>
  column(key, en, ar, (row) => formatMoney(Number(row[`${key}_minor`]), row.currency), 'number')

registerExport<Row>({
  resource: 'payment-runs',
  title: { en: 'Export of payment runs', ar: 'تصدير مسيرات السداد' },
  ability: 'payment-runs.view',
  listing: paymentRunListing,
  select: ['payment_runs.*'],
  columns: [
    field('number', 'Number', 'الرقم'),
    field('status', 'Status', 'الحالة'),
    stored('executeOn', 'Payment date', 'تاريخ السداد'),
    stored('vendorCount', 'Vendors', 'المورّدون', 'number'),
    stored('itemCount', 'Bills', 'الفواتير', 'number'),
    field('currency', 'Currency', 'العملة'),
    moneyOf('total', 'Total', 'الإجمالي'),
    moneyOf('discount', 'Discount', 'الخصم'),
    moneyOf('withheld', 'Withholding tax', 'ضريبة الاستقطاع'),
    stored('paidOn', 'Paid on', 'دُفعت في'),
    field('reference', 'Bank reference', 'مرجع البنك'),
  ],
})
