import vine from '@vinejs/vine'
import db from '@adonisjs/lucid/services/db'
import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import { conflict } from '#core/base/app_error'
import type { Language } from '#core/base/language'
import { registerImport, type ImportField, type RowValues } from '#core/imports/registry'
import {
  absentOf,
  filledCells,
  importField as field,
  requiredField as required,
  sayIn,
} from '#core/imports/rows'
import { createRecord } from '#core/resources/save_record'
import type { UnitOfWork } from '#core/unit_of_work/unit_of_work'
import { reference } from '#core/validation/fields'
import { materialBy } from '#procurement/materials/material_by'
import { vendorBy } from '#procurement/shared/import_lookups'
import { checkedRow } from '#procurement/shared/import_rows'
import { auditedPrice, priceRule, storedPrice, type PriceInput } from './list_lines.js'
import PriceList from './models/price_list.js'
import { lockVendor, pricedElsewhere } from './overlaps.js'
import { priceLists } from './resource.js'

const FIELDS: ImportField[] = [
  required('vendorId', 'Vendor', 'المورّد'),
  required('name', 'Price list', 'قائمة الأسعار', 'list', 'list name', 'contract', 'agreement'),
  required('currency', 'Currency', 'العملة'),
  required('validFromOn', 'Valid from', 'سارية من'),
  field('validToOn', 'Valid until', 'سارية حتى'),
  required('materialId', 'Material', 'المادة'),
  field('unit', 'Unit', 'الوحدة'),
  required('price', 'Price', 'السعر'),
  field('minQuantity', 'Minimum quantity', 'أقل كمية'),
]

interface ListedPrice extends PriceInput {
  name: string
  vendorId: number
  currency: string
  validFromOn: string
  validToOn: string | null
  /** Of the material, as it was found. */
  code: string
  ownUnit: string
}

const { fields } = priceLists
const rowValidator = vine.create({
  name: fields.name.rule(),
  vendorId: reference(),
  currency: fields.currency.rule(),
  validFromOn: fields.validFromOn.rule(),
  validToOn: fields.validToOn.rule().nullable().optional(),
  ...priceRule,
})

registerImport<ListedPrice>({
  resource: 'price-lists',
  title: { en: 'Import of price lists', ar: 'استيراد قوائم الأسعار' },
  ability: 'purchase-orders.manage',
  fields: FIELDS,
  // a price that stands is changed by hand, where everyone sees what it was
  keys: [],
  read: readRow,
  keyOf: () => null,
  find: () => Promise.resolve(new Map()),
  save: addPrice,
})

/** Vendor and material by their names or codes; the rest as the form takes it. */
async function readRow(values: RowValues, language: Language) {
  const { vendorId: vendorText, materialId: code, ...cells } = filledCells(values)
  const vendor = await vendorBy(vendorText)
  const material = await materialBy(code)
  const say = sayIn(FIELDS, language)
  const problems = absentOf(say, { vendorId: [vendorText, vendor], materialId: [code, material] })
  if (problems.length) return { problems }
  const row = {
    ...{ ...cells, vendorId: vendor?.id, materialId: material?.id },
    ...(cells.currency && { currency: cells.currency.toUpperCase() }),
  }
  const read = await checkedRow<ListedPrice>(rowValidator, row, FIELDS, language)
  if ('problems' in read || !material) return read
  const { validToOn = null } = read.input
  const input = { ...read.input, validToOn, code: material.code, ownUnit: material.unit }
  const refusal = await refusalOf(db.connection(), input)
  return refusal ? { problems: [say(refusal.field, refusal.code)] } : { input }
}

const listOf = (client: QueryClientContract, { vendorId, name, validFromOn }: ListedPrice) =>
  PriceList.query({ client }).where({ vendorId, name, validFromOn }).orderBy('id').first()

/** Why a price can't be added to its list, by the rules of the form. */
async function refusalOf(client: QueryClientContract, input: ListedPrice, locked = false) {
  const { validFromOn, validToOn, currency, materialId } = input
  if (validToOn && validToOn < validFromOn)
    return { field: 'validToOn', code: 'fields.beforeStart' }
  const list = await listOf(client, input)
  if (list && (list.currency !== currency || list.validToOn !== validToOn))
    return { field: 'name', code: 'PRICE_LIST_DIFFERS' }
  const taken = await pricedElsewhere(client, { ...input, id: list?.id }, [materialId], locked)
  if (taken.size) return { field: 'materialId', code: 'PRICED_ELSEWHERE' }
  if (!list) return null
  const row = storedPrice(input, input.ownUnit)
  const known = await client
    .from('price_list_lines')
    .where({ price_list_id: list.id, material_id: materialId, unit: row.unit })
    .where('min_quantity_e4', row.minQuantityE4)
    .first()
  return known ? { field: 'materialId', code: 'PRICE_STATED' } : null
}

/**
 * Adds a price to its list, which the first of its prices makes.
 * @throws AppError 409 where an earlier row of the file has stated it, or what contradicts it
 */
async function addPrice(uow: UnitOfWork, input: ListedPrice): Promise<number> {
  const { vendorId, name, currency, validFromOn, validToOn } = input
  await lockVendor(uow, vendorId)
  const refusal = await refusalOf(uow.trx, input, true)
  if (refusal) throw conflict(refusal.code)
  const head = { vendorId, name, currency, validFromOn, validToOn }
  const list =
    (await listOf(uow.trx, input)) ??
    ((await createRecord(uow, priceLists, PriceList, { ...head, lines: [] })) as PriceList)
  const row = storedPrice(input, input.ownUnit)
  const { id } = await list.related('lines').create(row)
  list.version++
  await list.save()
  await uow.audit({
    ...{ action: 'update', entityType: priceLists.entity, entityId: list.id, label: list.name },
    ...{ before: { lines: [] }, after: { lines: [auditedPrice(input.code, row)] } },
  })
  return id
}
