import db from '@adonisjs/lucid/services/db'
import type { Language } from '#core/http/language'
import { instantCell } from '#core/exports/cells'
import { registerExport } from '#core/exports/registry'
import { formatMoney } from '#core/money/money'
import { VAT_CATEGORIES } from '#core/money/vat'
import { column, field, stored, type Row } from '#procurement/export_column'
import {
  purchaseOrderListing,
  purchaseOrderScope,
} from '#procurement/listings/purchase_order_listing'
import { ofProjects } from '#procurement/queries/reader_names'
import { purchaseRequestListing } from '#procurement/listings/purchase_request_listing'
import { equipmentListing } from '#procurement/listings/equipment_listing'
import { tripListing } from '#procurement/listings/trip_listing'
import { vendorListing } from '#procurement/listings/vendor_listing'

/** No bank field: a file leaves the portal, and with it the rule of who may read it. */
registerExport<Row>({
  resource: 'vendors',
  title: { en: 'Export of vendors', ar: 'تصدير الموردين' },
  ability: 'vendors.view',
  listing: vendorListing,
  select: ['vendors.*'],
  columns: [
    field('name', 'Name', 'الاسم'),
    field('type', 'Type', 'النوع'),
    field('group', 'Group', 'المجموعة'),
    stored('businessAddress', 'Business address', 'عنوان العمل'),
    field('city', 'City', 'المدينة'),
    field('country', 'Country', 'الدولة'),
    stored('postalCode', 'Postal code', 'الرمز البريدي'),
    stored('primaryContactName', 'Primary contact', 'جهة الاتصال'),
    field('phone', 'Phone', 'الهاتف'),
    field('mobile', 'Mobile', 'الجوال'),
    field('email', 'E-mail', 'البريد الإلكتروني'),
    field('fax', 'Fax', 'الفاكس'),
    field('website', 'Website', 'الموقع الإلكتروني'),
    stored('purchasingCurrency', 'Purchasing currency', 'عملة الشراء'),
    column('ratingScore', 'Rating', 'التقييم', (row) => row.rating_score_bp === null ? null : row.rating_score_bp / 100, 'number'),
    stored('ratingStanding', 'Standing', 'التصنيف'),
    column('createdAt', 'Created', 'تاريخ الإنشاء', (row) => instantCell(row.created_at)),
    column('updatedAt', 'Changed', 'آخر تعديل', (row) => instantCell(row.updated_at)),
  ],
}) // prettier-ignore

/** The VAT categories that occur in an order, each once: S Z E O; its project as the reader knows it. */
async function completeOrders(kept: Row[], language: Language): Promise<Row[]> {
  const rows = await ofProjects(kept, language)
  const ids = rows.map(({ id }) => id)
  const found = await db.from('purchase_order_lines').whereIn('purchase_order_id', ids).distinct('purchase_order_id', 'vat_category') // prettier-ignore
  const ofLines = Map.groupBy(found, (line) => line.purchase_order_id)
  return rows.map((row) => {
    const present = new Set((ofLines.get(row.id) ?? []).map((line) => line.vat_category))
    if (Number(row.freight_minor) > 0) present.add(row.freight_vat_category)
    if (Number(row.charges_minor) > 0) present.add(row.charges_vat_category)
    return { ...row, vat_categories: VAT_CATEGORIES.filter((one) => present.has(one)).join(' ') }
  })
}

registerExport<Row>({
  resource: 'purchase-orders',
  title: { en: 'Export of purchase orders', ar: 'تصدير أوامر الشراء' },
  ability: 'purchase-orders.view',
  listing: purchaseOrderListing,
  scope: purchaseOrderScope,
  select: ['purchase_orders.*'],
  complete: completeOrders,
  columns: [
    field('number', 'Number', 'الرقم'),
    stored('vendorName', 'Vendor', 'المورد'),
    stored('projectName', 'Project', 'المشروع'),
    stored('orderedOn', 'Ordered on', 'تاريخ الطلب'),
    stored('requiredOn', 'Required on', 'تاريخ الاحتياج'),
    stored('deliveryLocation', 'Delivery location', 'موقع التسليم'),
    field('status', 'Status', 'الحالة'),
    field('currency', 'Currency', 'العملة'),
    column('freight', 'Carriage', 'أجور النقل', (row) => formatMoney(row.freight_minor, row.currency), 'number'),
    column('otherCharges', 'Other charges', 'رسوم أخرى', (row) => formatMoney(row.charges_minor, row.currency), 'number'),
    column('retention', 'Retention %', 'نسبة المحتجزات', (row) => row.retention_bp / 100, 'number'),
    column('subtotal', 'Subtotal', 'المجموع قبل الضريبة', (row) => formatMoney(row.subtotal_minor, row.currency), 'number'),
    column('vat', 'VAT', 'ضريبة القيمة المضافة', (row) => formatMoney(row.vat_minor, row.currency), 'number'),
    column('total', 'Total', 'الإجمالي', (row) => formatMoney(row.total_minor, row.currency), 'number'),
    column('vatCategories', 'VAT categories', 'فئات الضريبة', (row) => row.vat_categories),
    column('submittedAt', 'Submitted', 'تاريخ التقديم', (row) => instantCell(row.submitted_at)),
    column('createdAt', 'Created', 'تاريخ الإنشاء', (row) => instantCell(row.created_at)),
    column('updatedAt', 'Changed', 'آخر تعديل', (row) => instantCell(row.updated_at)),
  ],
}) // prettier-ignore

registerExport<Row>({
  resource: 'purchase-requests',
  title: { en: 'Export of purchase requests', ar: 'تصدير طلبات الشراء' },
  ability: 'purchase-requests.view',
  listing: purchaseRequestListing,
  select: ['purchase_requests.*'],
  complete: ofProjects,
  columns: [
    field('number', 'Number', 'الرقم'),
    field('title', 'Title', 'العنوان'),
    field('status', 'Status', 'الحالة'),
    stored('projectName', 'Project', 'المشروع'),
    stored('requiredOn', 'Required on', 'تاريخ الاحتياج'),
    stored('rfqNumber', 'RFQ', 'طلب عرض السعر'),
    stored('quotesDueOn', 'Offers until', 'آخر موعد للعروض'),
    column('createdAt', 'Created', 'تاريخ الإنشاء', (row) => instantCell(row.created_at)),
    column('updatedAt', 'Changed', 'آخر تعديل', (row) => instantCell(row.updated_at)),
  ],
}) // prettier-ignore

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
    stored('custodianName', 'With', 'لدى'),
    stored('projectName', 'Project', 'المشروع'),
    stored('expectedReturnOn', 'Expected back', 'موعد العودة'),
    stored('dueOn', 'Upkeep due', 'استحقاق الصيانة'),
    column('updatedAt', 'Changed', 'آخر تعديل', (row) => instantCell(row.updated_at)),
  ],
}) // prettier-ignore

registerExport<Row>({
  resource: 'trips',
  title: { en: 'Export of trips', ar: 'تصدير الرحلات' },
  ability: 'procurement.transport',
  listing: tripListing,
  select: ['trips.*'],
  columns: [
    field('number', 'Number', 'الرقم'),
    field('type', 'Kind', 'النوع'),
    field('status', 'Status', 'الحالة'),
    field('vehicle', 'Vehicle', 'المركبة'),
    field('driver', 'Driver', 'السائق'),
    column('plannedStartAt', 'Planned start', 'البداية المخططة', (row) => instantCell(row.planned_start_at)),
    column('plannedEndAt', 'Planned end', 'النهاية المخططة', (row) => instantCell(row.planned_end_at)),
    column('startedAt', 'Set out', 'الانطلاق', (row) => row.started_at && instantCell(row.started_at)),
    column('endedAt', 'Ended', 'الانتهاء', (row) => row.ended_at && instantCell(row.ended_at)),
    stored('podName', 'Taken over by', 'المستلم'),
  ],
}) // prettier-ignore
