import vine from '@vinejs/vine'
import { invalid } from '#core/base/app_error'
import { arrayOf, day as daySchema, decimal, flag as flagSchema } from '#core/openapi/schema'
import { nullable, object } from '#core/openapi/schema'
import type { Field } from '#core/resources/field'
import { choice, code, flag, text } from '#core/resources/fields'
import { plainResource } from '#core/resources/plain_resource'
import * as rules from '#core/validation/fields'
import { CURRENCIES, formatDecimal4, parseDecimal } from '#engines/money/money'
import { COST_HEADS } from '#engineering/enums/bill'
import { UNITS } from '#engineering/enums/units'
import { pricesInForce } from './prices_in_force.js'
import type Rate from './rate.js'

interface PriceInput {
  effectiveOn: string
  unitRate: string
  unitCost?: string | null
}

const amount = () => rules.decimal({ digits: 4, max: 100_000_000 })
const e4 = (value: string | null | undefined) => (value ? Number(parseDecimal(value, 4)) : null)
const shown = (value: number | null | undefined) =>
  value === null || value === undefined ? null : formatDecimal4(value)

/** The rate from each day on, newest first. */
const prices: Field = {
  label: { en: 'Rates by day', ar: 'الأسعار حسب التاريخ' },
  rule: () =>
    vine
      .array(
        vine.object({
          effectiveOn: rules.day(),
          unitRate: amount(),
          unitCost: amount().nullable().optional(),
        })
      )
      .maxLength(300),
  schema: arrayOf(
    object({ effectiveOn: daySchema, unitRate: decimal, unitCost: nullable(decimal) })
  ),
  initial: [],
  rows: {
    preload: 'prices',
    read: (rate: Rate) =>
      rate.prices.map(({ effectiveOn, unitRateE4, unitCostE4 }) => ({
        effectiveOn,
        unitRate: formatDecimal4(unitRateE4),
        unitCost: shown(unitCostE4),
      })),
    async write(rate: Rate, given: PriceInput[]) {
      const days = given.map(({ effectiveOn }) => effectiveOn)
      if (new Set(days).size !== days.length) throw invalid({ prices: ['repeated'] })
      await rate.related('prices').query().delete()
      await rate.related('prices').createMany(
        given.map(({ effectiveOn, unitRate, unitCost }) => ({
          ...{ effectiveOn, unitRateE4: e4(unitRate) ?? 0, unitCostE4: e4(unitCost) },
        }))
      )
    },
  },
}

export const rates = plainResource({
  endpoint: 'rates',
  table: 'rates',
  entity: 'rate',
  title: { en: 'Rate library', ar: 'مكتبة الأسعار' },
  abilities: { read: 'quotations.margin', write: 'quotations.manage' },
  label: 'code',
  defaultSort: { field: 'code', order: 'asc' },
  exported: true,
  fields: {
    code: code(
      { en: 'Code', ar: 'الرمز' },
      { max: 30, required: true, unique: true, search: true }
    ),
    name: text({ en: 'Name', ar: 'الاسم' }, { max: 300, required: true, search: true }),
    nameAr: text(
      { en: 'Arabic name', ar: 'الاسم بالعربية' },
      { max: 300, required: true, search: true, listed: false }
    ),
    unit: choice({ en: 'Unit', ar: 'الوحدة' }, { required: true, list: 'units', values: UNITS }),
    costHead: {
      ...text({ en: 'Cost head', ar: 'بند التكلفة' }, { max: 20, required: true }),
      rule: () => vine.enum(COST_HEADS),
    },
    currency: {
      ...code({ en: 'Currency', ar: 'العملة' }, { max: 3, required: true }),
      rule: () => vine.enum(CURRENCIES),
    },
    active: flag({ en: 'Active', ar: 'مفعّل' }, { initial: true }),
    prices,
  },
  figures: {
    schema: {
      unitRate: nullable(decimal),
      unitCost: nullable(decimal),
      rateOn: nullable(daySchema),
      isOld: flagSchema,
    },
    async of(ids, client) {
      const inForce = await pricesInForce(ids, client)
      return new Map(
        ids.map((id) => {
          const price = inForce.get(id)
          const { unitRateE4, unitCostE4, effectiveOn = null, isOld = false } = price ?? {}
          const amounts = { unitRate: shown(unitRateE4), unitCost: shown(unitCostE4) }
          return [id, { ...amounts, rateOn: effectiveOn, isOld }]
        })
      )
    },
  },
})
