import vine from '@vinejs/vine'
import { day, decimal, line } from '#core/validation/fields'
import { MATERIAL_KINDS, TRACKINGS, VALUATIONS } from '#procurement/enums/stock'

const values = <Value extends string>(choices: readonly { value: Value }[]) =>
  choices.map(({ value }) => value)

const unit = vine.object({
  unit: line(20).minLength(1),
  factor: decimal({ digits: 4, min: 0.0001, max: 1_000_000 }),
  // left out from the beginning
  validFrom: day().nullable().optional(),
})

const code = () => line(40).regex(/^[\p{L}\p{N}][\p{L}\p{N}._/-]*$/u)

const optional = {
  nameAr: line(200).nullable().optional(),
  kind: vine.enum(values(MATERIAL_KINDS)).optional(),
  tracking: vine.enum(values(TRACKINGS)).optional(),
  valuation: vine.enum(values(VALUATIONS)).optional(),
  brand: line(80).nullable().optional(),
  specification: line(500).nullable().optional(),
  barcode: line(80).nullable().optional(),
  hsCode: line(20).nullable().optional(),
  shelfLifeDays: vine
    .number({ strict: true })
    .withoutDecimals()
    .range([1, 36_500])
    .nullable()
    .optional(),
  // how much a vendor sells at once, in base units
  pack: decimal({ digits: 4, min: 0.0001, max: 1_000_000 }).nullable().optional(),
  // kilograms of one base unit
  weight: decimal({ digits: 4, min: 0.0001, max: 1_000_000 }).nullable().optional(),
  leadDays: vine.number({ strict: true }).withoutDecimals().range([0, 1_000]).nullable().optional(),
  active: vine.boolean({ strict: true }).optional(),
  // comes into quarantine unless a receipt states otherwise
  inspected: vine.boolean({ strict: true }).optional(),
  units: vine.array(unit).maxLength(100).optional(),
}

export const createMaterialValidator = vine.create({
  code: code(),
  name: line(200).minLength(1),
  category: line(40).minLength(1),
  unit: line(20).minLength(1),
  ...optional,
})

export const updateMaterialValidator = vine.create({
  code: code().optional(),
  name: line(200).minLength(1).optional(),
  category: line(40).minLength(1).optional(),
  unit: line(20).minLength(1).optional(),
  ...optional,
})
