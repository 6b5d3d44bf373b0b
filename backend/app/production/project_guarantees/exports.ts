import { registerExport, type ExportColumn } from '#core/exports/registry'
import { today } from '#core/settings/firm_clock'
import { formatMoney } from '#engines/money/money'
import { parseDay } from '#engines/scheduling/moment'
import { GUARANTEE_KINDS } from '#production/enums/guarantees'
import { guaranteeListing } from './listing.js'

type Row = Record<string, any>

const text = (key: string, en: string, ar: string, column: string): ExportColumn<Row> => ({
  key,
  label: { en, ar },
  value: (row) => row[column],
})

registerExport<Row>({
  resource: 'project-guarantees',
  title: { en: 'Export of guarantees', ar: 'تصدير الضمانات' },
  ability: 'project-guarantees.view',
  listing: guaranteeListing,
  join: (query) => void query.join('projects as p', 'p.id', 'project_guarantees.project_id'),
  select: ['project_guarantees.*', 'p.code', 'p.name', 'p.name_ar'],
  complete: async (rows: Row[], language) =>
    rows.map((row) => {
      const kind = GUARANTEE_KINDS.find(({ value }) => value === row.kind)
      return { ...row, kind: kind?.[language === 'ar' ? 'labelAr' : 'label'] ?? row.kind }
    }),
  columns: [
    text('projectCode', 'Project code', 'رمز المشروع', 'code'),
    text('projectName', 'Project', 'المشروع', 'name'),
    text('projectNameAr', 'Project (Arabic)', 'المشروع (بالعربية)', 'name_ar'),
    text('kind', 'Kind', 'النوع', 'kind'),
    text('number', 'Number', 'الرقم', 'number'),
    text('bank', 'Bank or insurer', 'البنك أو شركة التأمين', 'bank'),
    {
      key: 'amount',
      label: { en: 'Amount', ar: 'المبلغ' },
      type: 'number',
      value: (row) => formatMoney(Number(row.amount_minor), row.currency),
    },
    text('currency', 'Currency', 'العملة', 'currency'),
    text('issuedOn', 'Issued', 'تاريخ الإصدار', 'issued_on'),
    text('expiresOn', 'Expires', 'تاريخ الانتهاء', 'expires_on'),
    {
      key: 'daysLeft',
      label: { en: 'Days left', ar: 'الأيام المتبقية' },
      type: 'number',
      value: (row) =>
        row.released_on === null ? String(parseDay(row.expires_on) - parseDay(today())) : null,
    },
    text('releasedOn', 'Released', 'تاريخ الإفراج', 'released_on'),
    text('note', 'Note', 'ملاحظة', 'note'),
  ],
})
