import vine from '@vinejs/vine'
import { code, day, reference, text } from '#core/resources/fields'
import { plainResource } from '#core/resources/plain_resource'
import { CURRENCIES } from '#engines/money/money'
import { listLines } from './list_lines.js'

/** What vendors have agreed to sell at, from a day until another. */
export const priceLists = plainResource({
  endpoint: 'price-lists',
  table: 'price_lists',
  entity: 'price_list',
  title: { en: 'Price lists', ar: 'قوائم الأسعار' },
  abilities: { read: 'purchase-orders.view-all', write: 'purchase-orders.manage' },
  label: 'name',
  defaultSort: { field: 'validFromOn', order: 'desc' },
  exported: true,
  fields: {
    name: text({ en: 'Name', ar: 'الاسم' }, { max: 160, required: true, search: true }),
    vendorId: reference(
      { en: 'Vendor', ar: 'المورّد' },
      { table: 'vendors', name: 'name', required: true }
    ),
    currency: {
      ...code({ en: 'Currency', ar: 'العملة' }, { max: 3, required: true }),
      rule: () => vine.enum(CURRENCIES),
    },
    validFromOn: day({ en: 'Valid from', ar: 'سارية من' }, { required: true }),
    validToOn: day({ en: 'Valid until', ar: 'سارية حتى' }),
    lines: listLines,
  },
})
