import { day, decimal, reference, text } from '#core/resources/fields'
import { plainResource } from '#core/resources/plain_resource'

export const withholdingRates = plainResource({
  endpoint: 'withholding-rates',
  table: 'withholding_rates',
  entity: 'withholding_rate',
  title: { en: 'Rates of withholding tax', ar: 'نسب ضريبة الاستقطاع' },
  abilities: { read: 'withholding.view', write: 'withholding.configure' },
  label: 'effectiveOn',
  defaultSort: { field: 'effectiveOn', order: 'desc' },
  exported: true,
  differsBy: 'effectiveOn',
  fields: {
    kindId: reference(
      { en: 'Kind', ar: 'النوع' },
      { table: 'withholding_kinds', name: 'name', nameAr: 'name_ar', required: true }
    ),
    effectiveOn: day({ en: 'Effective from', ar: 'تسري من' }, { required: true }),
    rate: decimal({ en: 'Rate (%)', ar: 'النسبة (٪)' }, { required: true, max: 50 }),
    source: text({ en: 'Source', ar: 'المصدر' }, { max: 160 }),
  },
})
