import db from '@adonisjs/lucid/services/db'
import type { Language } from '#core/base/language'
import { instantCell } from '#core/exports/cells'
import { registerExport } from '#core/exports/registry'
import { formatMoney } from '#engines/money/money'
import { VAT_CATEGORIES } from '#engines/money/vat'
import { column, field, stored, type Row } from '#procurement/shared/export_column'
import { purchaseOrderListing } from './listing.js'
import { purchaseOrderScope } from '#procurement/shared/order_scope'
import { ofProjects } from '#procurement/shared/localized_names'

/** The VAT categories that occur in an order, each once: S Z E O; its project as the viewer knows it. */
async function completeOrders(kept: Row[], language: Language): Promise<Row[]> {
  const rows = await ofProjects(kept, language)
  const ids = rows.map(({ id }) => id)
  const found = await db
    .from('purchase_order_lines')
    .whereIn('purchase_order_id', ids)
    .distinct('purchase_order_id', 'vat_category')
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
    stored('vendorName', 'Vendor', 'المورّد'),
    stored('projectName', 'Project', 'المشروع'),
    stored('orderedOn', 'Order date', 'تاريخ الطلب'),
    stored('requiredOn', 'Required by', 'تاريخ الاحتياج'),
    stored('deliveryLocation', 'Delivery location', 'موقع التسليم'),
    field('status', 'Status', 'الحالة'),
    field('currency', 'Currency', 'العملة'),
    column(
      'freight',
      'Freight',
      'أجور النقل',
      (row) => formatMoney(row.freight_minor, row.currency),
      'number'
    ),
    column(
      'otherCharges',
      'Other charges',
      'رسوم أخرى',
      (row) => formatMoney(row.charges_minor, row.currency),
      'number'
    ),
    column('retention', 'Retention %', 'نسبة المحتجزات', (row) => row.retention_bp / 100, 'number'),
    column(
      'subtotal',
      'Subtotal',
      'المجموع قبل الضريبة',
      (row) => formatMoney(row.subtotal_minor, row.currency),
      'number'
    ),
    column(
      'vat',
      'VAT',
      'ضريبة القيمة المضافة',
      (row) => formatMoney(row.vat_minor, row.currency),
      'number'
    ),
    column(
      'total',
      'Total',
      'الإجمالي',
      (row) => formatMoney(row.total_minor, row.currency),
      'number'
    ),
    column('vatCategories', 'VAT categories', 'فئات الضريبة', (row) => row.vat_categories),
    column('submittedAt', 'Submitted', 'تاريخ التقديم', (row) => instantCell(row.submitted_at)),
    column('createdAt', 'Created', 'تاريخ الإنشاء', (row) => instantCell(row.created_at)),
    column('updatedAt', 'Last updated', 'آخر تحديث', (row) => instantCell(row.updated_at)),
  ],
})
