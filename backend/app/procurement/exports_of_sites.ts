import { registerExport } from '#core/exports/registry'
import type { Listing } from '#core/listing/definition'
import { column, field, stored, type Row } from '#procurement/export_column'
import { orderMaterialListing } from '#procurement/listings/order_material_listing'
import { vendorPaperListing } from '#procurement/listings/vendor_paper_listing'
import { trackedScope, trackLines } from '#procurement/queries/material_tracking'
import { procurementProjects } from '#procurement/queries/procurement_projects'
import type { StageName } from '#procurement/tracking/stages'

registerExport<Row>({
  resource: 'vendor-documents',
  title: { en: 'Export of vendor documents', ar: 'تصدير مستندات الموردين' },
  ability: 'vendors.view',
  listing: vendorPaperListing,
  select: ['vendor_papers.*'],
  columns: [
    stored('vendorName', 'Vendor', 'المورد'),
    stored('vendorStatus', 'Status of the vendor', 'حالة المورد'),
    stored('documentType', 'Kind', 'النوع'),
    field('number', 'Number', 'الرقم'),
    stored('issuedOn', 'Issued', 'تاريخ الإصدار'),
    stored('expiresOn', 'Expires', 'تاريخ الانتهاء'),
    column('current', 'The newest of its kind', 'الأحدث من نوعه', (row) => (row.is_current ? 1 : 0), 'number'),
  ],
}) // prettier-ignore

/** The quantity that has reached a stage. */
const stage = (key: StageName, en: string, ar: string) =>
  column(key, en, ar, (row) => row.stages.find((one: Row) => one.stage === key)?.quantity, 'number')

/** All that was reached, in words that a spreadsheet can be searched for. */
const wayOf = (row: Row) =>
  row.stages
    .filter(({ on }: Row) => on !== null)
    .map((one: Row) => `${one.stage} ${one.quantity}`)
    .join(' · ')

registerExport<Row>({
  resource: 'material-tracking',
  title: { en: 'Export of material tracking', ar: 'تصدير تتبع المواد' },
  ability: 'procurement.inventory',
  listing: orderMaterialListing,
  scope: () => trackedScope,
  select: ['purchase_order_materials.id'],
  complete: (rows, language) => trackLines(rows.map(({ id }) => id), undefined, language),
  columns: [
    field('number', 'Order', 'الأمر'),
    field('description', 'Material', 'المادة'),
    field('descriptionAr', 'Arabic description', 'الوصف بالعربية'),
    field('vendorName', 'Vendor', 'المورد'),
    field('projectName', 'Project', 'المشروع'),
    field('quantity', 'Quantity', 'الكمية', 'number'),
    field('unit', 'Unit', 'الوحدة'),
    field('requiredOn', 'Required on', 'تاريخ الاحتياج'),
    field('status', 'Status', 'الحالة'),
    field('current', 'Stage', 'المرحلة'),
    column('stages', 'Way', 'المسار', (row) => wayOf(row)),
    field('stuckDays', 'Days there', 'أيام التوقف', 'number'),
    column('late', 'Late', 'متأخر', (row) => (row.late ? 1 : 0), 'number'),
    stage('ordered', 'Ordered', 'مطلوب'),
    stage('dispatched', 'Dispatched', 'مرسل'),
    stage('received', 'Received', 'مستلم'),
    stage('inspected', 'Accepted', 'مقبول'),
    stage('issued', 'Issued', 'مصروف'),
    stage('installed', 'Installed', 'مركّب'),
  ],
}) // prettier-ignore

/** The projects themselves; what procurement knows of each comes with a whole batch. */
const spendingListing: Listing = {
  table: 'projects',
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
  select: ['projects.id'],
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
}) // prettier-ignore
