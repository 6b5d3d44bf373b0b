import { storedJson } from '#core/database/stored_json'
import { registerExport } from '#core/exports/registry'
import { baseMoney } from '#core/exchange_rates/at_rate'
import { BASE_CURRENCY, formatMoney, formatScaled } from '#engines/money/money'
import type { VatSubtotal } from '#engines/money/vat'
import { invoiceListing } from './listing.js'

type Row = Record<string, any>

const TEXTS = [
  ['number', 'number', 'Number', 'الرقم'],
  ['type', 'type', 'Type', 'النوع'],
  ['status', 'status', 'Status', 'الحالة'],
  ['clientName', 'client_name', 'Client', 'العميل'],
  ['issuedOn', 'issued_on', 'Issued on', 'تاريخ الإصدار'],
  ['dueOn', 'due_on', 'Due on', 'تاريخ الاستحقاق'],
] as const
const AMOUNTS = [
  ['payable', 'payable_minor', 'Net payable', 'صافي المستحق'],
  ['balance', 'balance_minor', 'Balance', 'الرصيد'],
] as const

/** What a VAT return is made of is in every file, with the currency of its amounts. */
const TAXED = [
  ['taxable', 'taxable_minor', 'Taxable amount', 'المبلغ الخاضع للضريبة'],
  ['vat', 'vat_minor', 'VAT', 'ضريبة القيمة المضافة'],
  ['total', 'total_minor', 'Total with VAT', 'الإجمالي شامل الضريبة'],
] as const

type Amount = readonly [key: string, column: string, en: string, ar: string]

const amountColumn = ([key, column, en, ar]: Amount) => ({
  key,
  label: { en, ar },
  type: 'number' as const,
  value: (row: Row) => formatMoney(Number(row[column]), row.currency),
})

/** The only tax of a document; null where several apply. */
function taxOf({ vat_breakdown: stored }: Row): VatSubtotal | null {
  const parts = storedJson<VatSubtotal[]>(stored)
  return parts.length === 1 ? parts[0] : null
}

/** A document in riyals needs no rate; one in another currency has none before it is issued. */
function vatInRiyals({ currency, vat_minor: vat, base_vat_minor: atRate }: Row): string | null {
  const minor = currency === BASE_CURRENCY ? vat : atRate
  return minor === null ? null : baseMoney(Number(minor))
}

registerExport<Row>({
  resource: 'invoices',
  title: { en: 'Export of invoices', ar: 'تصدير الفواتير' },
  ability: 'invoices.view',
  listing: invoiceListing,
  select: [
    ...[...TEXTS, ...AMOUNTS, ...TAXED].map(([, column]) => column),
    ...['currency', 'base_vat_minor', 'vat_breakdown'],
  ].map((column) => `invoices.${column}`),
  columns: [
    ...TEXTS.map(([key, column, en, ar]) => ({
      key,
      label: { en, ar },
      value: (row: Row) => row[column],
    })),
    ...AMOUNTS.map(amountColumn),
    {
      key: 'currency',
      always: true,
      label: { en: 'Currency', ar: 'العملة' },
      value: (row) => row.currency,
    },
    ...TAXED.map((amount) => ({ ...amountColumn(amount), always: true })),
    {
      key: 'vatCategory',
      always: true,
      label: { en: 'VAT category', ar: 'فئة الضريبة' },
      value: (row) => taxOf(row)?.category,
    },
    {
      key: 'vatRate',
      always: true,
      label: { en: 'VAT rate %', ar: 'نسبة الضريبة ٪' },
      type: 'number',
      value: (row) => {
        const tax = taxOf(row)
        return tax && formatScaled(tax.rateBp, 2)
      },
    },
    {
      key: 'baseVat',
      always: true,
      label: { en: 'VAT in SAR', ar: 'ضريبة القيمة المضافة بالريال' },
      type: 'number',
      value: vatInRiyals,
    },
  ],
})
