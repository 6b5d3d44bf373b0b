import type { Language } from '#core/base/language'
import { registerImport, type ImportField, type RowValues } from '#core/imports/registry'
import {
  filledCells,
  importField as field,
  requiredField as required,
  valueOf,
} from '#core/imports/rows'
import { checkedRow } from '#procurement/shared/import_rows'
import { createVendor, updateVendor } from '#procurement/vendors/actions/save_vendor'
import Vendor from '#procurement/vendors/models/vendor'
import { VENDOR_GROUPS } from '#procurement/enums/vendor_groups'
import { VENDOR_TYPES } from '#procurement/enums/vendor_types'
import { createVendorValidator } from './validator.js'

/** Bank details are missing on purpose: they are proposed by one person and approved by another. */
const FIELDS: ImportField[] = [
  required('name', 'Name', 'الاسم', 'vendor', 'vendor name', 'supplier', 'اسم المورد'),
  required('type', 'Type', 'النوع', 'vendor type'),
  required('group', 'Group', 'المجموعة', 'vendor group', 'category'),
  field('crNumber', 'CR number', 'رقم السجل التجاري', 'cr', 'cr no', 'commercial registration'),
  field('vatNumber', 'VAT number', 'الرقم الضريبي', 'vat', 'vat no', 'tax number', 'trn'),
  field('primaryContactName', 'Contact', 'جهة الاتصال', 'contact name', 'contact person'),
  field('phone', 'Phone', 'الهاتف'),
  field('mobile', 'Mobile', 'الجوال'),
  field('email', 'E-mail', 'البريد الإلكتروني'),
  field('website', 'Website', 'الموقع الإلكتروني'),
  field('businessAddress', 'Address', 'العنوان', 'business address', 'address'),
  field('city', 'City', 'المدينة'),
  field('country', 'Country', 'الدولة'),
  field('postalCode', 'Postal code', 'الرمز البريدي', 'zip', 'zip code'),
  field('buildingNumber', 'Building number', 'رقم المبنى'),
  field('street', 'Street', 'الشارع'),
  field('district', 'District', 'الحي'),
  field('purchasingCurrency', 'Currency', 'العملة'),
]

const COLUMNS: Record<string, string> = {
  crNumber: 'cr_number',
  vatNumber: 'vat_number',
  name: 'name',
}
const same = (text: string) => text.trim().toLowerCase()

type NewVendor = Parameters<typeof createVendor>[1]

registerImport<NewVendor>({
  resource: 'vendors',
  title: { en: 'Import of vendors', ar: 'استيراد المورّدين' },
  ability: 'vendors.manage',
  fields: FIELDS,
  keys: ['crNumber', 'vatNumber', 'name'],
  read: readRow,
  keyOf: (_, value) => same(value) || null,
  async find(trx, name, keys) {
    const column = COLUMNS[name]
    const rows = await trx
      .from('vendors')
      .whereIn(trx.raw(`LOWER(${column})`) as never, keys)
      .orderBy('id', 'desc')
      .select('id', `${column} as match`)
    return new Map(rows.map((row) => [same(row.match), row.id]))
  },
  async save(uow, input, existingId) {
    // whoever imports has not checked them: they begin as prospects
    if (existingId === null) return (await createVendor(uow, input)).id
    const vendor = await Vendor.query({ client: uow.trx })
      .where('id', existingId)
      .forUpdate()
      .firstOrFail()
    // an empty cell says nothing about what is known already
    const stated = Object.entries(input).filter(([, value]) => value !== null)
    await updateVendor(uow, vendor, Object.fromEntries(stated))
    return vendor.id
  },
})

async function readRow(values: RowValues, language: Language) {
  const cells = filledCells(values)
  const { type, group, purchasingCurrency } = cells
  const row = {
    ...cells,
    ...(type && { type: valueOf(VENDOR_TYPES, type) }),
    ...(group && { group: valueOf(VENDOR_GROUPS, group) }),
    ...(purchasingCurrency && { purchasingCurrency: purchasingCurrency.toUpperCase() }),
  }
  return checkedRow<NewVendor>(createVendorValidator, row, FIELDS, language, ['type', 'group'])
}
