import { day, decimal, reference, text } from '#core/resources/fields'
import { plainResource } from '#core/resources/plain_resource'

export const withholdingTreaties = plainResource({
  endpoint: 'withholding-treaties',
  table: 'withholding_treaties',
  entity: 'withholding_treaty',
  title: { en: 'Treaty rates of vendors', ar: 'نسب الاتفاقيات الضريبية للمورّدين' },
  abilities: { read: 'withholding.view', write: 'withholding.configure' },
  label: 'certificate',
  defaultSort: { field: 'toOn', order: 'desc' },
  exported: true,
  differsBy: 'fromOn',
  fields: {
    vendorId: reference(
      { en: 'Vendor', ar: 'المورّد' },
      { table: 'vendors', name: 'name', required: true }
    ),
    kindId: reference(
      { en: 'Kind', ar: 'النوع' },
      { table: 'withholding_kinds', name: 'name', nameAr: 'name_ar', required: true }
    ),
    rate: decimal({ en: 'Rate (%)', ar: 'النسبة (٪)' }, { required: true, max: 50 }),
    certificate: text({ en: 'Certificate', ar: 'الشهادة' }, { max: 120, required: true }),
    fromOn: day({ en: 'Valid from', ar: 'سارية من' }, { required: true }),
    toOn: day({ en: 'Valid until', ar: 'سارية حتى' }, { required: true }),
  },
})
