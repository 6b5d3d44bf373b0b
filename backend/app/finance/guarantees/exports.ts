import { registerExport, type ExportColumn } from '#core/exports/registry'
import { today } from '#core/settings/firm_clock'
import { formatDecimal, formatMoney } from '#engines/money/money'
import { guaranteeKindName, HELD_STATES } from '#finance/enums/guarantees'
import { wholeCost } from './guarantee_cost.js'
import { guaranteeListing, guaranteesFor } from './listing.js'

type Row = Record<string, any>

const DIRECTIONS: Record<string, Record<'en' | 'ar', string>> = {
  issued: { en: 'Issued to a client', ar: 'صادر لعميل' },
  received: { en: 'Received from a vendor', ar: 'وارد من مورّد' },
}
const STATUSES: Record<string, Record<'en' | 'ar', string>> = {
  requested: { en: 'Requested', ar: 'مطلوب' },
  active: { en: 'Active', ar: 'سارٍ' },
  extended: { en: 'Extended', ar: 'ممدد' },
  released: { en: 'Released', ar: 'مُفرج عنه' },
  claimed: { en: 'Claimed', ar: 'مُصادَر' },
  expired: { en: 'Expired', ar: 'منتهٍ' },
}

const text = (key: string, en: string, ar: string, column: string): ExportColumn<Row> => ({
  key,
  label: { en, ar },
  value: (row) => row[column],
})

const amount = (
  key: string,
  label: ExportColumn<Row>['label'],
  minor: (row: Row) => number
): ExportColumn<Row> => ({
  ...{ key, label, type: 'number' },
  value: (row) => formatMoney(minor(row), row.currency),
})

registerExport<Row>({
  resource: 'guarantees',
  title: { en: 'Export of bank guarantees', ar: 'تصدير الضمانات البنكية' },
  ability: 'guarantees.view',
  listing: guaranteeListing,
  scope: ({ abilities }) => guaranteesFor(abilities) ?? (() => undefined),
  select: ['guarantees.*'],
  complete: async (rows: Row[], language) =>
    rows.map((row) => {
      const kind = guaranteeKindName(row.kind)
      const isOver = HELD_STATES.includes(row.status) && row.expires_on < today()
      return {
        ...row,
        kind: language === 'ar' ? kind.labelAr : kind.label,
        direction: DIRECTIONS[row.direction]![language],
        status: STATUSES[isOver ? 'expired' : row.status]![language],
      }
    }),
  columns: [
    text('direction', 'Direction', 'الاتجاه', 'direction'),
    text('kind', 'Kind', 'النوع', 'kind'),
    text('number', 'Number', 'الرقم', 'number'),
    text('bank', 'Bank', 'البنك', 'bank'),
    text('beneficiary', 'Beneficiary', 'المستفيد', 'beneficiary'),
    text('status', 'Status', 'الحالة', 'status'),
    amount('amount', { en: 'Amount', ar: 'المبلغ' }, (row) => Number(row.amount_minor)),
    text('currency', 'Currency', 'العملة', 'currency'),
    text('issuedOn', 'Issued', 'تاريخ الإصدار', 'issued_on'),
    text('expiresOn', 'Expires', 'تاريخ الانتهاء', 'expires_on'),
    {
      key: 'commission',
      label: { en: 'Commission % a year', ar: 'العمولة السنوية ٪' },
      type: 'number',
      value: (row) => (row.commission_bp === null ? null : formatDecimal(row.commission_bp, 2)),
    },
    amount('cost', { en: 'Bank charges', ar: 'رسوم البنك' }, (row) =>
      wholeCost({
        ...{ amountMinor: Number(row.amount_minor), commissionBp: row.commission_bp },
        ...{ feeMinor: row.fee_minor === null ? null : Number(row.fee_minor) },
        ...{ issuedOn: row.issued_on, expiresOn: row.expires_on, endedOn: row.ended_on },
      })
    ),
    text('note', 'Note', 'ملاحظة', 'note'),
  ],
})
