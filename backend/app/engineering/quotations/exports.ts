import { registerExport, type ExportColumn } from '#core/exports/registry'
import { formatDecimal4, formatMoney } from '#engines/money/money'
import { quotationListing } from './listing.js'

type Row = Record<string, any>
type Value = ExportColumn<Row>['value']

const text = (key: string, en: string, ar: string, column: string): ExportColumn<Row> => ({
  key,
  label: { en, ar },
  value: (row) => row[column],
})
const number = (key: string, en: string, ar: string, value: Value): ExportColumn<Row> => ({
  key,
  label: { en, ar },
  type: 'number',
  value,
})
const price = (key: string, en: string, ar: string, column: string): ExportColumn<Row> => ({
  ...number(key, en, ar, (row) => formatMoney(row[column], row.currency)),
  ability: 'quotations.prices',
})
const known = (value: unknown, show: (value: number) => string) =>
  value === null || value === undefined ? null : show(Number(value))

const COLUMNS: ExportColumn<Row>[] = [
  text('number', 'Number', 'الرقم', 'number'),
  text('projectName', 'Project name', 'اسم المشروع', 'project_name'),
  text('projectNameAr', 'Project name (Arabic)', 'اسم المشروع (بالعربية)', 'project_name_ar'),
  text('clientName', 'Client', 'العميل', 'client_name'),
  text('endUser', 'End user', 'المستخدم النهائي', 'end_user'),
  text('requestedBy', 'Requested by', 'مقدم الطلب', 'requested_by'),
  text('requesterType', 'Requester type', 'نوع مقدم الطلب', 'requester_type'),
  text('clientType', 'Client type', 'نوع العميل', 'client_type'),
  text('contractorPreference', 'Contractor preference', 'تفضيل المقاول', 'contractor_preference'),
  text(
    'vendorListNomination',
    'Vendor list nomination',
    'الترشيح في قائمة المورّدين',
    'vendor_list_nomination'
  ),
  text('historicalSuccess', 'Historical success', 'النجاح السابق', 'historical_success'),
  text('projectType', 'Project type', 'نوع المشروع', 'project_type'),
  {
    key: 'productTypes',
    label: { en: 'Product types', ar: 'أنواع المنتجات' },
    value: (row) => JSON.parse(row.product_types).join(', '),
  },
  text('location', 'Location', 'الموقع', 'location'),
  text('city', 'City', 'المدينة', 'city'),
  number('areaSqm', 'Area (m²)', 'المساحة (م²)', (row) => known(row.area_sqm_e4, formatDecimal4)),
  text('bdmInitials', 'BDM', 'مطور الأعمال', 'bdm_initials'),
  text('quotedOn', 'Date', 'التاريخ', 'quoted_on'),
  text('validUntilOn', 'Valid until', 'صالح حتى', 'valid_until_on'),
  number('projectScore', 'Score', 'التقييم', (row) =>
    known(row.project_score_bp, (bp) => String(bp / 100))
  ),
  text('recommendationStatus', 'Recommendation', 'التوصية', 'recommendation_status'),
  text('status', 'Status', 'الحالة', 'status'),
  text('stage', 'Stage', 'المرحلة', 'stage'),
  text('currency', 'Currency', 'العملة', 'currency'),
  price('subtotal', 'Subtotal', 'المجموع', 'subtotal_minor'),
  price('discount', 'Discount', 'الخصم', 'discount_minor'),
  price('vat', 'VAT', 'ضريبة القيمة المضافة', 'vat_minor'),
  price('total', 'Total', 'الإجمالي', 'total_minor'),
  {
    ...number('margin', 'Margin %', 'هامش الربح %', (row) =>
      known(row.margin_bp, (bp) => String(bp / 100))
    ),
    ability: 'quotations.margin',
  },
]

const SELECTED = [
  'number',
  'project_name',
  'project_name_ar',
  'client_name',
  'end_user',
  'requested_by',
  'requester_type',
  'client_type',
  'contractor_preference',
  'vendor_list_nomination',
  'historical_success',
  'project_type',
  'product_types',
  'location',
  'city',
  'area_sqm_e4',
  'bdm_initials',
  'quoted_on',
  'valid_until_on',
  'project_score_bp',
  'recommendation_status',
  'status',
  'stage',
  'currency',
  'subtotal_minor',
  'discount_minor',
  'vat_minor',
  'total_minor',
  'margin_bp',
]

registerExport<Row>({
  resource: 'quotations',
  title: { en: 'Export of quotations', ar: 'تصدير عروض الأسعار' },
  ability: 'quotations.view',
  listing: quotationListing,
  select: SELECTED.map((column) => `quotations.${column}`),
  columns: COLUMNS,
})
