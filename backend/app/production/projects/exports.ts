import { registerExport, type ExportColumn } from '#core/exports/registry'
import { formatDecimal4, formatMoney } from '#engines/money/money'
import { projectListing } from './listing.js'

type Row = Record<string, any>

const text = (key: string, en: string, ar: string, column: string): ExportColumn<Row> => ({
  key,
  label: { en, ar },
  value: (row) => row[column],
})

const COLUMNS: ExportColumn<Row>[] = [
  text('code', 'Code', 'الرمز', 'code'),
  text('name', 'Name', 'الاسم', 'name'),
  text('nameAr', 'Name (Arabic)', 'الاسم (بالعربية)', 'name_ar'),
  text('quotationNumber', 'Quotation', 'عرض السعر', 'quotation_number'),
  text('clientName', 'Client', 'العميل', 'client_name'),
  text('endUser', 'End user', 'المستخدم النهائي', 'end_user'),
  text('location', 'Location', 'الموقع', 'location'),
  text('city', 'City', 'المدينة', 'city'),
  {
    key: 'areaSqm',
    label: { en: 'Area (m²)', ar: 'المساحة (م²)' },
    type: 'number',
    value: (row) => (row.area_sqm_e4 === null ? null : formatDecimal4(row.area_sqm_e4)),
  },
  text('projectType', 'Project type', 'نوع المشروع', 'project_type'),
  {
    key: 'productTypes',
    label: { en: 'Product types', ar: 'أنواع المنتجات' },
    value: (row) => JSON.parse(row.product_types).join(', '),
  },
  text('bdmInitials', 'BDM', 'مطور الأعمال', 'bdm_initials'),
  text('status', 'Status', 'الحالة', 'status'),
  text('currency', 'Currency', 'العملة', 'currency'),
  {
    key: 'contractValue',
    label: { en: 'Contract value incl. VAT', ar: 'قيمة العقد شاملة الضريبة' },
    ability: 'projects.prices',
    type: 'number',
    value: (row) => formatMoney(row.contract_value_minor, row.currency),
  },
]

const SELECTED = [
  'code',
  'name',
  'name_ar',
  'quotation_number',
  'client_name',
  'end_user',
  'location',
  'city',
  'area_sqm_e4',
  'project_type',
  'product_types',
  'bdm_initials',
  'status',
  'currency',
  'contract_value_minor',
]

registerExport<Row>({
  resource: 'projects',
  title: { en: 'Export of projects', ar: 'تصدير المشاريع' },
  ability: 'projects.view',
  listing: projectListing,
  select: SELECTED.map((column) => `projects.${column}`),
  columns: COLUMNS,
})
