import db from '@adonisjs/lucid/services/db'
import type { Language } from '#core/base/language'
import { userNames } from '#core/base/user_names'
import { instantCell } from '#core/exports/cells'
import { registerExport, type ExportColumn } from '#core/exports/registry'
import { constraintListing } from './listing.js'

type Row = Record<string, any>

async function withNames(rows: Row[], language: Language): Promise<Row[]> {
  const names = await userNames(
    rows.map((row) => row.owner_id),
    db.connection(),
    language
  )
  return rows.map((row) => ({ ...row, owner_name: names.get(row.owner_id) ?? null }))
}

const column = (key: string, en: string, ar: string, name: string): ExportColumn<Row> => ({
  key,
  label: { en, ar },
  value: (row) => row[name],
})

registerExport<Row>({
  resource: 'task-constraints',
  title: { en: 'Export of constraints', ar: 'تصدير القيود' },
  ability: 'planning.view',
  listing: constraintListing,
  select: ['constraint_entries.*'],
  complete: (rows, language) => withNames(rows as Row[], language),
  columns: [
    column('projectCode', 'Project', 'المشروع', 'project_code'),
    column('taskCode', 'Task code', 'رمز النشاط', 'task_code'),
    column('taskName', 'Task', 'النشاط', 'task_name'),
    column('taskStartOn', 'Task start', 'بداية النشاط', 'task_start_on'),
    column('kind', 'Kind', 'النوع', 'kind'),
    column('description', 'Constraint', 'القيد', 'description'),
    column('descriptionAr', 'Constraint (Arabic)', 'القيد (بالعربية)', 'description_ar'),
    column('ownerId', 'Owner', 'المسؤول', 'owner_name'),
    column('neededOn', 'Needed by', 'مطلوب بحلول', 'needed_on'),
    {
      key: 'resolvedAt',
      label: { en: 'Resolved (UTC)', ar: 'وقت الحل (UTC)' },
      value: (row) => instantCell(row.resolved_at),
    },
  ],
})
