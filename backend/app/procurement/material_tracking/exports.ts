import { registerExport } from '#core/exports/registry'
import { column, field, type Row } from '#procurement/shared/export_column'
import { orderMaterialListing } from '#procurement/purchase_order_materials/listing'
import { trackedScope, trackLines } from './material_tracking.js'
import type { StageName } from './stages.js'

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
  complete: (rows, language) =>
    trackLines(
      rows.map(({ id }) => id),
      undefined,
      language
    ),
  columns: [
    field('number', 'Order', 'الأمر'),
    field('description', 'Material', 'المادة'),
    field('descriptionAr', 'Arabic description', 'الوصف بالعربية'),
    field('vendorName', 'Vendor', 'المورّد'),
    field('projectName', 'Project', 'المشروع'),
    field('quantity', 'Quantity', 'الكمية', 'number'),
    field('unit', 'Unit', 'الوحدة'),
    field('needByOn', 'Needed by', 'مطلوب قبل'),
    field('requestedByOn', 'Requested by', 'التاريخ المطلوب'),
    field('promisedOn', 'Promised', 'موعد المورّد'),
    field('status', 'Status', 'الحالة'),
    field('current', 'Stage', 'المرحلة'),
    column('stages', 'Progress', 'المراحل', (row) => wayOf(row)),
    field('stuckDays', 'Days stalled', 'أيام التوقف', 'number'),
    column('late', 'Late', 'متأخر', (row) => (row.late ? 1 : 0), 'number'),
    stage('ordered', 'Ordered', 'مطلوب'),
    stage('dispatched', 'Dispatched', 'مرسل'),
    stage('received', 'Received', 'مستلم'),
    stage('inspected', 'Accepted', 'مقبول'),
    stage('issued', 'Issued', 'مصروف'),
    stage('installed', 'Installed', 'مركّب'),
  ],
})
