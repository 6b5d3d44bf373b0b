import { registerExport } from '#core/exports/registry'
import { formatMoney } from '#engines/money/money'
import { invoiceListing } from './listing.js'

type Row = Record<string, any>

const TEXTS = [
  ['number', 'number', 'Number', 'الرقم'],
  ['type', 'type', 'Type', 'النوع'],
  ['status', 'status', 'Status', 'الحالة'],
  ['clientName', 'client_name', 'Client', 'العميل'],
  ['issuedOn', 'issued_on', 'Issued on', 'تاريخ الإصدار'],
  ['dueOn', 'due_on', 'Due on', 'تاريخ الاستحقاق'],
  ['currency', 'currency', 'Currency', 'العملة'],
] as const
const AMOUNTS = [
  ['total', 'total_minor', 'Total with VAT', 'الإجمالي شامل الضريبة'],
  ['payable', 'payable_minor', 'Net payable', 'صافي المستحق'],
  ['balance', 'balance_minor', 'Balance', 'الرصيد'],
] as const

registerExport<Row>({
  resource: 'invoices',
  title: { en: 'Export of invoices', ar: 'تصدير الفواتير' },
  ability: 'invoices.view',
  listing: invoiceListing,
  select: [...TEXTS, ...AMOUNTS].map(([, column]) => `invoices.${column}`),
  columns: [
    ...TEXTS.map(([key, column, en, ar]) => ({
      key,
      label: { en, ar },
      value: (row: Row) => row[column],
    })),
    ...AMOUNTS.map(([key, column, en, ar]) => ({
      key,
      label: { en, ar },
      type: 'number' as const,
      value: (row: Row) => formatMoney(Number(row[column]), row.currency),
    })),
  ],
})
