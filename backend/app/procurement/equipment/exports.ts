import { instantCell } from '#core/exports/cells'
import { registerExport } from '#core/exports/registry'
import { column, field, stored, type Row } from '#procurement/shared/export_column'
import { ofProjects } from '#procurement/shared/localized_names'
import { equipmentListing } from './listing.js'

registerExport<Row>({
  resource: 'equipment',
  title: { en: 'Export of equipment', ar: 'تصدير المعدات' },
  ability: 'procurement.equipment',
  listing: equipmentListing,
  select: ['equipment.*'],
  complete: ofProjects,
  columns: [
    field('tag', 'Tag', 'الرمز'),
    field('name', 'Name', 'الاسم'),
    stored('nameAr', 'Arabic name', 'الاسم بالعربية'),
    field('category', 'Category', 'الفئة'),
    field('make', 'Make', 'الصانع'),
    field('model', 'Model', 'الطراز'),
    stored('serialNo', 'Serial number', 'الرقم التسلسلي'),
    field('ownership', 'Ownership', 'الملكية'),
    field('status', 'Status', 'الحالة'),
    stored('custodianName', 'Custodian', 'العهدة لدى'),
    stored('projectName', 'Project', 'المشروع'),
    stored('expectedReturnOn', 'Due back', 'موعد العودة'),
    stored('dueOn', 'Maintenance due', 'استحقاق الصيانة'),
    column('updatedAt', 'Last updated', 'آخر تحديث', (row) => instantCell(row.updated_at)),
  ],
})
