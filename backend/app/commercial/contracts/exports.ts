import { registerExport } from '#core/exports/registry'
import { formatMoney, formatScaled } from '#engines/money/money'
import { contractListing } from './listing.js'

type Row = Record<string, any>

const TEXTS = [
  ['number', 'number', 'Number', 'الرقم'],
  ['title', 'title', 'Title', 'العنوان'],
  ['clientName', 'client_name', 'Client', 'العميل'],
  ['reference', 'reference', 'Client reference', 'مرجع العميل'],
  ['signedOn', 'signed_on', 'Signed on', 'تاريخ التوقيع'],
  ['vatCategory', 'vat_category', 'VAT category', 'فئة الضريبة'],
] as const
const PERCENTS = [
  ['vatRate', 'vat_rate_bp', 'VAT rate %', 'نسبة الضريبة ٪'],
  ['retention', 'retention_bp', 'Retention %', 'نسبة المحتجزات ٪'],
  ['advanceRecovery', 'advance_recovery_bp', 'Advance recovery %', 'نسبة استرداد الدفعة المقدمة ٪'],
] as const

registerExport<Row>({
  resource: 'contracts',
  title: { en: 'Export of contracts', ar: 'تصدير العقود' },
  ability: 'invoices.view',
  listing: contractListing,
  select: [
    ...[...TEXTS, ...PERCENTS].map(([, column]) => column),
    ...['title_ar', 'currency', 'value_minor'],
  ].map((column) => `contracts.${column}`),
  complete: async (rows: Row[], language) =>
    language === 'ar' ? rows.map((row) => ({ ...row, title: row.title_ar || row.title })) : rows,
  columns: [
    ...TEXTS.map(([key, column, en, ar]) => ({
      key,
      label: { en, ar },
      value: (row: Row) => row[column],
    })),
    {
      key: 'currency',
      always: true,
      label: { en: 'Currency', ar: 'العملة' },
      value: (row) => row.currency,
    },
    {
      key: 'value',
      label: { en: 'Value', ar: 'القيمة' },
      type: 'number',
      value: (row) => formatMoney(Number(row.value_minor), row.currency),
    },
    ...PERCENTS.map(([key, column, en, ar]) => ({
      key,
      label: { en, ar },
      type: 'number' as const,
      value: (row: Row) => formatScaled(Number(row[column]), 2),
    })),
  ],
})
