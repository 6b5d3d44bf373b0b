import { registerExport } from '#core/exports/registry'
import { baseMoney } from '#core/exchange_rates/at_rate'
import { FORM_BOXES, FORM_LABELS, type FormBox } from './form_boxes.js'
import { vatEntryListing } from './listing.js'

type Row = Record<string, any>

const KINDS: Record<string, string> = {
  invoice: 'Invoice · فاتورة',
  vendor_bill: 'Vendor bill · فاتورة مورّد',
  vendor_credit: 'Vendor credit · إشعار مورّد',
  vat_adjustment: 'Adjustment · تعديل',
}

const TEXTS = [
  ['documentNumber', 'document_number', 'Document', 'المستند'],
  ['documentOn', 'document_on', 'Date', 'التاريخ'],
  ['reportedOn', 'reported_on', 'Reported on', 'تاريخ الإدراج'],
  ['partyName', 'party_name', 'Party', 'الطرف'],
  ['partyVatNumber', 'party_vat_number', 'VAT number', 'الرقم الضريبي'],
  ['uuid', 'uuid', 'UUID', 'المعرّف'],
  ['invoiceHash', 'invoice_hash', 'Hash', 'البصمة'],
] as const

const AMOUNTS = [
  ['taxable', 'taxable_minor', 'Taxable amount (SAR)', 'المبلغ الخاضع للضريبة (ريال)'],
  ['vat', 'vat_minor', 'VAT (SAR)', 'ضريبة القيمة المضافة (ريال)'],
] as const

const FLAGS = [
  ['isAdjustment', 'is_adjustment', 'Adjustment', 'تعديل'],
  ['isCorrection', 'is_correction', 'Correction', 'تصحيح'],
] as const

/** The audit file of a return: each of its documents, with what an auditor finds it by. */
registerExport<Row>({
  resource: 'vat-entries',
  title: { en: 'Documents of a VAT return', ar: 'مستندات إقرار ضريبة القيمة المضافة' },
  ability: 'vat-returns.view',
  listing: vatEntryListing,
  select: [
    ...[...TEXTS, ...AMOUNTS, ...FLAGS].map(([, column]) => column),
    ...['document_kind', 'box'],
  ].map((column) => `vat_entries.${column}`),
  columns: [
    {
      key: 'documentKind',
      always: true,
      label: { en: 'Kind', ar: 'النوع' },
      value: (row) => KINDS[row.document_kind] ?? row.document_kind,
    },
    ...TEXTS.map(([key, column, en, ar]) => ({
      ...{ key, always: true, label: { en, ar } },
      value: (row: Row) => row[column],
    })),
    {
      key: 'box',
      always: true,
      label: { en: 'Box', ar: 'الحقل' },
      value: (row) => boxText(row.box),
    },
    ...FLAGS.map(([key, column, en, ar]) => ({
      ...{ key, always: true, label: { en, ar } },
      value: (row: Row) => (row[column] ? '1' : ''),
    })),
    ...AMOUNTS.map(([key, column, en, ar]) => ({
      ...{ key, always: true, label: { en, ar }, type: 'number' as const },
      value: (row: Row) => baseMoney(Number(row[column])),
    })),
  ],
})

/** Its number on the form before its name, so that files sort like the form. */
function boxText(box: FormBox): string {
  const { en, ar } = FORM_LABELS[box]
  return `${FORM_BOXES.indexOf(box) + 1} · ${en} · ${ar}`
}
