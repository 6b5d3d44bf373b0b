import { registerExport, type ExportColumn } from '#core/exports/registry'
import { formatMoney } from '#engines/money/money'
import { CHEQUE_STATUS_NAMES, type ChequeStatus } from '#finance/enums/cheques'
import { chequeListing } from './listing.js'

type Row = Record<string, any>

const DIRECTIONS: Record<string, Record<'en' | 'ar', string>> = {
  received: { en: 'Received from a client', ar: 'وارد من عميل' },
  issued: { en: 'Issued to a vendor', ar: 'صادر لمورّد' },
}

const text = (key: string, en: string, ar: string, column: string): ExportColumn<Row> => ({
  key,
  label: { en, ar },
  value: (row) => row[column],
})

registerExport<Row>({
  resource: 'cheques',
  title: { en: 'Export of cheques', ar: 'تصدير الشيكات' },
  ability: 'cheques.view',
  listing: chequeListing,
  select: ['cheques.*'],
  complete: async (rows: Row[], language) =>
    rows.map((row) => ({
      ...row,
      direction: DIRECTIONS[row.direction]![language],
      status: CHEQUE_STATUS_NAMES[row.status as ChequeStatus][language],
    })),
  columns: [
    text('number', 'Register number', 'رقم السجل', 'number'),
    text('direction', 'Direction', 'الاتجاه', 'direction'),
    text('chequeNumber', 'Cheque number', 'رقم الشيك', 'cheque_number'),
    text('bankName', 'Bank', 'البنك', 'bank_name'),
    text('partyName', 'Party', 'الطرف', 'party_name'),
    text('status', 'Status', 'الحالة', 'status'),
    text('chequeOn', 'Cheque date', 'تاريخ الشيك', 'cheque_on'),
    text('handedOn', 'Given on', 'تاريخ التسليم', 'handed_on'),
    text('steppedOn', 'Last step', 'آخر إجراء', 'stepped_on'),
    text('documentNumber', 'Document', 'المستند', 'document_number'),
    text('reason', 'Reason', 'السبب', 'reason'),
    { ...text('currency', 'Currency', 'العملة', 'currency'), always: true },
    {
      ...{ key: 'amount', label: { en: 'Amount', ar: 'المبلغ' }, type: 'number' },
      value: (row) => formatMoney(Number(row.amount_minor), row.currency),
    },
  ],
})
