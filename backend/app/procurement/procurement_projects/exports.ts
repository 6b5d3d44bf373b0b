import { registerExport } from '#core/exports/registry'
import type { Listing } from '#core/listing/definition'
import { field, type Row } from '#procurement/shared/export_column'
import { procurementProjects } from './procurement_projects.js'

/** The projects themselves; what procurement knows of each comes with a whole batch. */
const spendingListing: Listing = {
  table: 'project_names',
  search: false,
  defaultSort: { field: 'id', order: 'desc' },
  fields: {},
}

const amount = (key: string, en: string, ar: string) => field(key, en, ar, 'number')

registerExport<Row>({
  resource: 'procurement-projects',
  title: { en: 'Export of project spending', ar: 'تصدير إنفاق المشاريع' },
  ability: 'procurement.projects',
  listing: spendingListing,
  select: ['project_names.id'],
  complete: async (rows) => {
    const ids = new Set(rows.map(({ id }) => id))
    return (await procurementProjects()).filter(({ id }) => ids.has(id))
  },
  columns: [
    field('code', 'Code', 'الرمز'),
    field('name', 'Project', 'المشروع'),
    field('nameAr', 'Arabic name', 'الاسم بالعربية'),
    field('status', 'Status', 'الحالة'),
    field('currency', 'Currency', 'العملة'),
    amount('lateLines', 'Late lines', 'بنود متأخرة'),
    amount('budget', 'Budget', 'الميزانية'),
    amount('requested', 'Requested', 'مطلوب'),
    amount('committed', 'Committed', 'ملتزم به'),
    amount('received', 'Received', 'مستلم'),
    amount('billed', 'Billed', 'مفوتر'),
    amount('paid', 'Paid', 'مدفوع'),
    amount('remaining', 'Remaining', 'المتبقي'),
  ],
})
