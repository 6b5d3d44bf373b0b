import { decimal, nullable } from '#core/openapi/schema'
import { code, flag, text } from '#core/resources/fields'
import { plainResource } from '#core/resources/plain_resource'
import { today } from '#core/settings/firm_clock'
import { formatDecimal4 } from '#engines/money/money'
import { listRates } from '#procurement/withholding_kinds/rates'

export const withholdingKinds = plainResource({
  endpoint: 'withholding-kinds',
  table: 'withholding_kinds',
  entity: 'withholding_kind',
  title: { en: 'Kinds of withholding tax', ar: 'أنواع ضريبة الاستقطاع' },
  abilities: { read: 'withholding.view', write: 'withholding.configure' },
  label: 'name',
  defaultSort: { field: 'code', order: 'asc' },
  fields: {
    code: code({ en: 'Code', ar: 'الرمز' }, { max: 20, required: true, unique: true }),
    name: text({ en: 'Name', ar: 'الاسم' }, { max: 120, required: true }),
    nameAr: text({ en: 'Arabic name', ar: 'الاسم بالعربية' }, { max: 120, required: true }),
    active: flag({ en: 'In use', ar: 'مستخدم' }, { initial: true }),
  },
  figures: {
    // percent today; null before its first rate
    schema: { rate: nullable(decimal) },
    async of(ids, client) {
      const rates = await listRates(ids, client)
      return new Map(
        ids.map((id) => {
          const rate = rates.on(id, today())
          return [id, { rate: rate === null ? null : formatDecimal4(rate) }]
        })
      )
    },
  },
})
