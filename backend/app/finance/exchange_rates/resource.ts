import vine from '@vinejs/vine'
import { code, day, exchangeRate, text } from '#core/resources/fields'
import { plainResource } from '#core/resources/plain_resource'
import { BASE_CURRENCY, CURRENCIES } from '#engines/money/money'

const FOREIGN = CURRENCIES.filter((currency) => currency !== BASE_CURRENCY)

export const exchangeRates = plainResource({
  endpoint: 'exchange-rates',
  table: 'exchange_rates',
  entity: 'exchange_rate',
  title: { en: 'Exchange rates', ar: 'أسعار الصرف' },
  abilities: { read: 'exchange-rates.view', write: 'exchange-rates.manage' },
  label: 'currency',
  defaultSort: { field: 'effectiveOn', order: 'desc' },
  exported: true,
  differsBy: 'effectiveOn',
  fields: {
    currency: {
      ...code({ en: 'Currency', ar: 'العملة' }, { max: 3, required: true }),
      rule: () => vine.enum(FOREIGN),
    },
    effectiveOn: day({ en: 'Effective from', ar: 'يسري من' }, { required: true }),
    rate: exchangeRate({ en: 'Riyals for one unit', ar: 'الريالات لكل وحدة' }, { required: true }),
    source: text({ en: 'Source', ar: 'المصدر' }, { max: 160 }),
  },
})
