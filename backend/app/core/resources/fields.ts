import vine from '@vinejs/vine'
import { baseMoney } from '#core/exchange_rates/at_rate'
import { RATE_DIGITS } from '#core/exchange_rates/known_rates'
import * as schemas from '#core/openapi/schema'
import * as rules from '#core/validation/fields'
import {
  BASE_CURRENCY,
  exponentOf,
  formatDecimal,
  formatDecimal4,
  formatMoney,
  parseDecimal,
  parseMoney,
} from '#engines/money/money'
import type { Field, FieldOptions, Words } from './field.js'

/* The kinds of field that a plain resource is made of. The first argument is its name on an export. */

/** A line of text. */
export function text(label: Words, { max, ...options }: FieldOptions & { max: number }): Field {
  const rule = () => (options.required ? rules.line(max).minLength(1) : rules.line(max))
  return { ...options, label, type: 'text', rule, schema: schemas.text }
}

/** A short code without blanks, such as a stock number. */
export function code(label: Words, { max, ...options }: FieldOptions & { max: number }): Field {
  const rule = () => rules.code(max)
  return { ...options, label, type: 'text', rule, schema: schemas.text }
}

export function wholeNumber(
  label: Words,
  { min = 0, max, ...options }: FieldOptions & { min?: number; max: number; initial?: number }
): Field {
  const rule = () => vine.number({ strict: true }).withoutDecimals().range([min, max])
  return { ...options, label, type: 'number', rule, schema: schemas.whole }
}

/** A quantity with up to four decimals. */
export function decimal(label: Words, options: FieldOptions & { max?: number } = {}): Field {
  const { max, ...rest } = options
  return {
    ...rest,
    label,
    type: 'decimal4',
    stored: { column: '_e4', attribute: 'E4' },
    rule: () => rules.decimal({ digits: 4, max }),
    schema: schemas.decimal,
    toStored: (value: string) => Number(parseDecimal(value, 4)),
    toWire: (value: number) => formatDecimal4(value),
  }
}

/** What one unit of a currency is worth in riyals: a decimal with up to six digits. */
export function exchangeRate(label: Words, options: FieldOptions = {}): Field {
  return {
    ...options,
    label,
    type: 'decimal6',
    stored: { column: '_e6', attribute: 'E6' },
    rule: () => rules.decimal({ digits: RATE_DIGITS, max: 10_000 }),
    schema: schemas.exchangeRate,
    toStored: (value: string) => Number(parseDecimal(value, RATE_DIGITS)),
    toWire: (value: number) => formatDecimal(value, RATE_DIGITS),
  }
}

/** An amount in the currency of the firm. */
export function money(label: Words, options: FieldOptions & { max?: number } = {}): Field {
  const { max, ...rest } = options
  return {
    ...rest,
    label,
    type: 'money',
    stored: { column: '_minor', attribute: 'Minor' },
    rule: () => rules.decimal({ digits: exponentOf(BASE_CURRENCY), max }),
    schema: schemas.money,
    toStored: (value: string) => parseMoney(value, BASE_CURRENCY),
    toWire: (value: number) => baseMoney(value),
  }
}

/** An amount, above or below zero, in the currency that the field `currency` before it names. */
export function moneyInCurrency(label: Words, options: FieldOptions = {}): Field {
  return {
    ...options,
    label,
    stored: { column: '_minor', attribute: 'Minor' },
    rule: () => rules.decimal({ digits: 3, min: -LARGEST_AMOUNT, max: LARGEST_AMOUNT }),
    schema: schemas.money,
    toStored: (value: string, { currency }: { currency: string }) => parseMoney(value, currency),
    toWire: (value: number, { currency }: { currency: string }) => formatMoney(value, currency),
  }
}

const LARGEST_AMOUNT = 1_000_000_000_000

/** A calendar day; its name ends in `On`. */
export function day(label: Words, options: FieldOptions = {}): Field {
  return { ...options, label, type: 'day', rule: rules.day, schema: schemas.day }
}

/** A value of one of the portal's lists, which administrators may extend. */
export function choice(
  label: Words,
  { list, values, ...options }: FieldOptions & NonNullable<Field['choices']>
): Field {
  const choices = { list, values }
  const rule = () => rules.line(40)
  return { ...options, label, type: 'choice', rule, schema: schemas.text, choices }
}

/** Another record by its id, e.g. `projectId`; answers also carry its name, `projectName`. */
export function reference(
  label: Words,
  { table, name, nameAr, ...options }: FieldOptions & NonNullable<Field['refersTo']>
): Field {
  const refersTo = { table, name, nameAr }
  const rule = rules.reference
  return { ...options, label, type: 'number', sort: false, rule, schema: schemas.id, refersTo }
}

/** Yes or no; a new record that does not state it has `initial`. */
export function flag(label: Words, { initial }: { initial: boolean }): Field {
  const rule = () => vine.boolean({ strict: true })
  return { label, type: 'boolean', rule, schema: schemas.flag, initial }
}
