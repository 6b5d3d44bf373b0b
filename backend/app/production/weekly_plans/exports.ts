import db from '@adonisjs/lucid/services/db'
import type { Language } from '#core/base/language'
import { nameIn, userNames } from '#core/base/user_names'
import { registerExport, type ExportColumn } from '#core/exports/registry'
import { formatDecimal4 } from '#engines/money/money'
import { promiseListing } from './listing.js'

type Row = Record<string, any>

async function withNames(rows: Row[], language: Language): Promise<Row[]> {
  const names = await userNames(
    rows.map((row) => row.promised_by),
    db.connection(),
    language
  )
  return rows.map((row) => ({ ...row, promised_by_name: nameIn(names, row.promised_by) }))
}

const column = (key: string, en: string, ar: string, name: string): ExportColumn<Row> => ({
  key,
  label: { en, ar },
  value: (row) => row[name],
})

registerExport<Row>({
  resource: 'weekly-promises',
  title: { en: 'Export of weekly promises', ar: 'تصدير الالتزامات الأسبوعية' },
  ability: 'planning.view',
  listing: promiseListing,
  select: ['promise_entries.*'],
  complete: (rows, language) => withNames(rows as Row[], language),
  columns: [
    column('weekOn', 'Week', 'الأسبوع', 'week_on'),
    column('projectCode', 'Project', 'المشروع', 'project_code'),
    column('status', 'Status', 'الحالة', 'status'),
    column('taskCode', 'Task code', 'رمز النشاط', 'task_code'),
    column('taskName', 'Task', 'النشاط', 'task_name'),
    { ...column('percent', 'Promised %', 'النسبة الملتزم بها', 'percent'), type: 'number' },
    {
      key: 'quantity',
      label: { en: 'Promised quantity', ar: 'الكمية الملتزم بها' },
      type: 'number',
      value: (row) => (row.quantity_e4 === null ? null : formatDecimal4(Number(row.quantity_e4))),
    },
    column('unit', 'Unit', 'الوحدة', 'unit'),
    column('promisedBy', 'Promised by', 'الملتزم', 'promised_by_name'),
    column('outcome', 'Outcome', 'النتيجة', 'outcome'),
    column('reason', 'Reason for the miss', 'سبب عدم الإنجاز', 'reason'),
    column('comment', 'Comment', 'ملاحظة', 'comment'),
  ],
})
