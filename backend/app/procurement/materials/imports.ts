import type { Language } from '#core/base/language'
import { registerImport, type ImportField, type RowValues } from '#core/imports/registry'
import {
  filledCells,
  importField as field,
  requiredField as required,
  valueOf,
} from '#core/imports/rows'
import { checkedRow } from '#procurement/shared/import_rows'
import {
  MATERIAL_CATEGORIES,
  MATERIAL_KINDS,
  TRACKINGS,
  VALUATIONS,
} from '#procurement/enums/stock'
import Material from './models/material.js'
import { createMaterial, updateMaterial } from './save_material.js'
import { createMaterialValidator } from './validator.js'

const FIELDS: ImportField[] = [
  required('code', 'Code', 'الرمز', 'item code', 'material code', 'sku', 'part no'),
  required('name', 'Name', 'الاسم', 'description', 'item', 'material'),
  field('nameAr', 'Arabic name', 'الاسم بالعربية'),
  required('category', 'Category', 'الفئة'),
  required('unit', 'Base unit', 'الوحدة الأساسية'),
  field('kind', 'Kind', 'النوع'),
  field('tracking', 'Tracking', 'التتبع'),
  field('valuation', 'Valuation method', 'طريقة التقييم', 'valuation'),
  field('brand', 'Brand', 'العلامة التجارية', 'make', 'manufacturer'),
  field('specification', 'Specification', 'المواصفات', 'spec'),
  field('barcode', 'Barcode', 'الباركود', 'ean', 'gtin'),
  field('hsCode', 'HS code', 'رمز النظام المنسق', 'hs'),
  field('shelfLifeDays', 'Shelf life (days)', 'مدة الصلاحية (أيام)', 'shelf life'),
  field('pack', 'Pack size', 'حجم العبوة', 'pack', 'moq'),
  field('leadDays', 'Lead time (days)', 'مدة التوريد (أيام)', 'lead time'),
  field('weight', 'Weight (kg)', 'الوزن (كجم)', 'weight', 'kg'),
]

const CHOICES = {
  category: MATERIAL_CATEGORIES,
  kind: MATERIAL_KINDS,
  tracking: TRACKINGS,
  valuation: VALUATIONS,
} as const
const WHOLE = ['shelfLifeDays', 'leadDays']

type NewMaterial = Parameters<typeof createMaterial>[1]

registerImport<NewMaterial>({
  resource: 'materials',
  title: { en: 'Import of materials', ar: 'استيراد المواد' },
  ability: 'stock.manage',
  fields: FIELDS,
  keys: ['code', 'barcode'],
  read: readRow,
  keyOf: (_, value) => value.trim().toUpperCase() || null,
  async find(trx, name, keys) {
    const column = name === 'code' ? 'code' : 'barcode'
    const rows = await trx
      .from('materials')
      .whereIn(trx.raw(`UPPER(${column})`) as never, keys)
      .orderBy('id', 'desc')
      .select('id', `${column} as match`)
    return new Map(rows.map((row) => [row.match.trim().toUpperCase(), row.id]))
  },
  async save(uow, input, existingId) {
    if (existingId === null) return (await createMaterial(uow, input)).id
    const material = await Material.query({ client: uow.trx })
      .where('id', existingId)
      .forUpdate()
      .preload('units')
      .firstOrFail()
    // an empty cell says nothing about what is known already
    const stated = Object.entries(input).filter(([, value]) => value !== null)
    await updateMaterial(uow, material, Object.fromEntries(stated))
    return material.id
  },
})

function readRow(values: RowValues, language: Language) {
  const cells = Object.entries(filledCells(values))
  const row = Object.fromEntries(cells.map(([name, text]) => [name, meaningOf(name, text)]))
  return checkedRow<NewMaterial>(createMaterialValidator, row, FIELDS, language, ['category'])
}

function meaningOf(name: string, text: string): string | number {
  const choices = CHOICES[name as keyof typeof CHOICES]
  if (choices) return valueOf(choices, text)
  return WHOLE.includes(name) && /^\d+$/.test(text.trim()) ? Number(text) : text
}
