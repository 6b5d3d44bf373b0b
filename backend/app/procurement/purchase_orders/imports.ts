import vine from '@vinejs/vine'
import db from '@adonisjs/lucid/services/db'
import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import type { Language } from '#core/base/language'
import { registerImport, type ImportField, type RowValues } from '#core/imports/registry'
import {
  absentOf,
  filledCells,
  importField as field,
  requiredField as required,
  sayIn,
} from '#core/imports/rows'
import { today } from '#core/settings/firm_clock'
import { day, line as text, reference } from '#core/validation/fields'
import { CURRENCIES } from '#engines/money/money'
import type { VendorStatus } from '#procurement/enums/vendor_statuses'
import { materialBy } from '#procurement/materials/material_by'
import { vendorBy } from '#procurement/shared/import_lookups'
import { checkedRow } from '#procurement/shared/import_rows'
import { blocks } from '#procurement/vendors/states'
import { draftOrders, statedAlready, type OrderedRow } from './import_drafts.js'
import { orderLineFields } from './validator.js'

const FIELDS: ImportField[] = [
  required('vendorId', 'Vendor', 'المورّد'),
  required('vendorReference', 'Vendor quotation no.', 'رقم عرض المورّد'),
  required('currency', 'Currency', 'العملة'),
  field('orderedOn', 'Order date', 'تاريخ الأمر'),
  field('requiredOn', 'Required by', 'مطلوب قبل'),
  field('materialId', 'Material', 'المادة'),
  field('description', 'Description', 'الوصف'),
  field('descriptionAr', 'Description (Arabic)', 'الوصف بالعربية'),
  required('quantity', 'Quantity', 'الكمية'),
  field('unit', 'Unit', 'الوحدة'),
  required('unitPrice', 'Unit price', 'سعر الوحدة'),
  field('discount', 'Discount %', 'الخصم %'),
  field('vatRate', 'VAT %', 'الضريبة %'),
  field('needByOn', 'Needed by', 'مطلوب في'),
]

const rowValidator = vine.create({
  vendorId: reference(),
  vendorReference: text(80).minLength(1),
  currency: vine.enum(CURRENCIES),
  orderedOn: day().optional(),
  requiredOn: day().optional(),
  ...orderLineFields,
})

registerImport<OrderedRow>({
  resource: 'purchase-orders',
  title: { en: 'Import of purchase orders', ar: 'استيراد أوامر الشراء' },
  ability: 'purchase-orders.manage',
  fields: FIELDS,
  // rows find their draft by vendor and quotation; what was submitted is changed by no file
  keys: [],
  read: readRow,
  keyOf: () => null,
  find: () => Promise.resolve(new Map()),
  create: draftOrders,
  save: async (uow, input) => (await draftOrders(uow, [input]))[0],
})

/** Vendor and material by their names or codes; the rest as the form takes it. */
async function readRow(values: RowValues, language: Language) {
  const { vendorId: vendorText, materialId: code, ...cells } = filledCells(values)
  const vendor = await vendorBy(vendorText)
  const material = await materialBy(code)
  const say = sayIn(FIELDS, language)
  const problems = absentOf(say, { vendorId: [vendorText, vendor], materialId: [code, material] })
  if (problems.length) return { problems }
  const { name, nameAr, unit } = material ?? {}
  const row = {
    // what the row leaves out is known of the material
    ...(material && { description: name, descriptionAr: nameAr, unit, materialId: material.id }),
    ...{ ...cells, vendorId: vendor?.id },
    ...(cells.currency && { currency: cells.currency.toUpperCase() }),
  }
  const read = await checkedRow<OrderedRow>(rowValidator, row, FIELDS, language)
  if ('problems' in read) return read
  const refusal = await refusalOf(db.connection(), read.input)
  return refusal ? { problems: [say(refusal.field, refusal.code)] } : read
}

/** Why a row can't go into its draft. */
async function refusalOf(client: QueryClientContract, input: OrderedRow) {
  const { vendorId, vendorReference, currency, orderedOn = today(), requiredOn } = input
  if (requiredOn && requiredOn < orderedOn)
    return { field: 'requiredOn', code: 'fields.beforeOrder' }
  const vendor = await client.from('vendors').where('id', vendorId).select('status').firstOrFail()
  if (blocks(vendor.status as VendorStatus, 'write'))
    return { field: 'vendorId', code: 'VENDOR_BLOCKED' }
  const order = await client
    .from('purchase_orders')
    .where({ vendor_id: vendorId, vendor_reference: vendorReference })
    .whereNot('status', 'cancelled')
    .orderBy('id', 'desc')
    .select('id', 'status', 'currency')
    .first()
  if (!order) return null
  if (order.status !== 'draft') return { field: 'vendorReference', code: 'ORDER_NOT_DRAFT' }
  if (order.currency !== currency) return { field: 'currency', code: 'ORDER_CURRENCY_DIFFERS' }
  const isStated = await statedAlready(client, order.id, input)
  return isStated ? { field: 'description', code: 'LINE_STATED' } : null
}
