import { instantCell } from '#core/exports/cells'
import { registerExport } from '#core/exports/registry'
import { formatMoney } from '#core/money/money'
import { column, type Row } from '#procurement/export_column'
import {
  purchaseOrderListing,
  purchaseOrderScope,
} from '#procurement/listings/purchase_order_listing'
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
    column('name', 'Name', 'الاسم', (row) => row.name),
    column('type', 'Type', 'النوع', (row) => row.type),
    column('group', 'Group', 'المجموعة', (row) => row.group),
    column('businessAddress', 'Business address', 'عنوان العمل', (row) => row.business_address),
    column('city', 'City', 'المدينة', (row) => row.city),
    column('country', 'Country', 'الدولة', (row) => row.country),
    column('postalCode', 'Postal code', 'الرمز البريدي', (row) => row.postal_code),
    column('primaryContactName', 'Primary contact', 'جهة الاتصال', (row) => row.primary_contact_name),
    column('phone', 'Phone', 'الهاتف', (row) => row.phone),
    column('mobile', 'Mobile', 'الجوال', (row) => row.mobile),
    column('email', 'E-mail', 'البريد الإلكتروني', (row) => row.email),
    column('fax', 'Fax', 'الفاكس', (row) => row.fax),
    column('website', 'Website', 'الموقع الإلكتروني', (row) => row.website),
    column('purchasingCurrency', 'Purchasing currency', 'عملة الشراء', (row) => row.purchasing_currency),
    column('ratingScore', 'Rating', 'التقييم', (row) => row.rating_score_bp === null ? null : row.rating_score_bp / 100, 'number'),
    column('ratingStanding', 'Standing', 'التصنيف', (row) => row.rating_standing),
    column('createdAt', 'Created', 'تاريخ الإنشاء', (row) => instantCell(row.created_at)),
    column('updatedAt', 'Changed', 'آخر تعديل', (row) => instantCell(row.updated_at)),
  ],
}) // prettier-ignore

registerExport<Row>({
  resource: 'purchase-orders',
  title: { en: 'Export of purchase orders', ar: 'تصدير أوامر الشراء' },
  ability: 'purchase-orders.view',
  listing: purchaseOrderListing,
  scope: purchaseOrderScope,
  select: ['purchase_orders.*'],
  columns: [
    column('number', 'Number', 'الرقم', (row) => row.number),
    column('vendorName', 'Vendor', 'المورد', (row) => row.vendor_name),
    column('projectName', 'Project', 'المشروع', (row) => row.project_name),
    column('orderedOn', 'Ordered on', 'تاريخ الطلب', (row) => row.ordered_on),
    column('requiredOn', 'Required on', 'تاريخ الاحتياج', (row) => row.required_on),
    column('deliveryLocation', 'Delivery location', 'موقع التسليم', (row) => row.delivery_location),
    column('status', 'Status', 'الحالة', (row) => row.status),
    column('currency', 'Currency', 'العملة', (row) => row.currency),
    column('freight', 'Carriage', 'أجور النقل', (row) => formatMoney(row.freight_minor, row.currency), 'number'),
    column('otherCharges', 'Other charges', 'رسوم أخرى', (row) => formatMoney(row.charges_minor, row.currency), 'number'),
    column('retention', 'Retention %', 'نسبة المحتجزات', (row) => row.retention_bp / 100, 'number'),
    column('subtotal', 'Subtotal', 'المجموع قبل الضريبة', (row) => formatMoney(row.subtotal_minor, row.currency), 'number'),
    column('vat', 'VAT', 'ضريبة القيمة المضافة', (row) => formatMoney(row.vat_minor, row.currency), 'number'),
    column('total', 'Total', 'الإجمالي', (row) => formatMoney(row.total_minor, row.currency), 'number'),
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
  columns: [
    column('number', 'Number', 'الرقم', (row) => row.number),
    column('title', 'Title', 'العنوان', (row) => row.title),
    column('status', 'Status', 'الحالة', (row) => row.status),
    column('projectName', 'Project', 'المشروع', (row) => row.project_name),
    column('requiredOn', 'Required on', 'تاريخ الاحتياج', (row) => row.required_on),
    column('rfqNumber', 'RFQ', 'طلب عرض السعر', (row) => row.rfq_number),
    column('quotesDueOn', 'Offers until', 'آخر موعد للعروض', (row) => row.quotes_due_on),
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
  columns: [
    column('tag', 'Tag', 'الرمز', (row) => row.tag),
    column('name', 'Name', 'الاسم', (row) => row.name),
    column('nameAr', 'Arabic name', 'الاسم بالعربية', (row) => row.name_ar),
    column('category', 'Category', 'الفئة', (row) => row.category),
    column('make', 'Make', 'الصانع', (row) => row.make),
    column('model', 'Model', 'الطراز', (row) => row.model),
    column('serialNo', 'Serial number', 'الرقم التسلسلي', (row) => row.serial_no),
    column('ownership', 'Ownership', 'الملكية', (row) => row.ownership),
    column('status', 'Status', 'الحالة', (row) => row.status),
    column('custodianName', 'With', 'لدى', (row) => row.custodian_name),
    column('projectName', 'Project', 'المشروع', (row) => row.project_name),
    column('expectedReturnOn', 'Expected back', 'موعد العودة', (row) => row.expected_return_on),
    column('dueOn', 'Upkeep due', 'استحقاق الصيانة', (row) => row.due_on),
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
    column('number', 'Number', 'الرقم', (row) => row.number),
    column('type', 'Kind', 'النوع', (row) => row.type),
    column('status', 'Status', 'الحالة', (row) => row.status),
    column('vehicle', 'Vehicle', 'المركبة', (row) => row.vehicle),
    column('driver', 'Driver', 'السائق', (row) => row.driver),
    column('plannedStartAt', 'Planned start', 'البداية المخططة', (row) => instantCell(row.planned_start_at)),
    column('plannedEndAt', 'Planned end', 'النهاية المخططة', (row) => instantCell(row.planned_end_at)),
    column('startedAt', 'Set out', 'الانطلاق', (row) => row.started_at && instantCell(row.started_at)),
    column('endedAt', 'Ended', 'الانتهاء', (row) => row.ended_at && instantCell(row.ended_at)),
    column('podName', 'Taken over by', 'المستلم', (row) => row.pod_name),
  ],
}) // prettier-ignore
