import vine from '@vinejs/vine'
import { invalid } from '#core/base/app_error'
import { arrayOf, text as textSchema } from '#core/openapi/schema'
import type { Field } from '#core/resources/field'
import { code, flag, reference, text } from '#core/resources/fields'
import { plainResource } from '#core/resources/plain_resource'
import * as rules from '#core/validation/fields'
import type Warehouse from './models/warehouse.js'

/** The shelves of a warehouse, by their codes. */
const bins: Field = {
  label: { en: 'Bins', ar: 'الرفوف' },
  rule: () => vine.array(rules.code(30)).maxLength(500),
  schema: arrayOf(textSchema),
  initial: [],
  rows: {
    preload: 'bins',
    read: (warehouse: Warehouse) => warehouse.bins.map((bin) => bin.code),
    async write(warehouse: Warehouse, codes: string[]) {
      if (new Set(codes).size !== codes.length) throw invalid({ bins: ['taken'] })
      await warehouse.related('bins').query().delete()
      await warehouse.related('bins').createMany(codes.map((of) => ({ code: of })))
    },
  },
}

export const warehouses = plainResource({
  endpoint: 'warehouses',
  table: 'warehouses',
  entity: 'warehouse',
  title: { en: 'Warehouses', ar: 'المستودعات' },
  abilities: { read: 'procurement.inventory', write: 'stock.manage' },
  label: 'code',
  defaultSort: { field: 'name', order: 'asc' },
  fields: {
    code: code({ en: 'Code', ar: 'الرمز' }, { max: 20, required: true, unique: true }),
    name: text(
      { en: 'Name', ar: 'الاسم' },
      { max: 120, required: true, arabic: 'shown_name_ar', letters: true }
    ),
    nameAr: text({ en: 'Arabic name', ar: 'الاسم بالعربية' }, { max: 120, listed: false }),
    location: text({ en: 'Location', ar: 'الموقع' }, { max: 300, listed: false }),
    projectId: reference(
      { en: 'Project', ar: 'المشروع' },
      { table: 'project_names', name: 'name', nameAr: 'name_ar' }
    ),
    active: flag({ en: 'Open', ar: 'مفتوح' }, { initial: true }),
    bins,
  },
})
