import vine from '@vinejs/vine'
import { arrayOf, decimal, each, id, nullable, object, oneOf } from '#core/openapi/schema'
import { text as textSchema } from '#core/openapi/schema'
import type { Field } from '#core/resources/field'
import { code, flag, text } from '#core/resources/fields'
import { plainResource } from '#core/resources/plain_resource'
import * as rules from '#core/validation/fields'
import { LONGEST_FORMULA } from '#engines/formulas/formula'
import { COST_HEADS } from '#engineering/enums/bill'

const amount = () => rules.decimal({ digits: 4, min: -100_000_000, max: 100_000_000 })
const words = (max: number) => rules.line(max).nullable().optional()

const parameters: Field = {
  label: { en: 'Parameters', ar: 'المعطيات' },
  rule: () =>
    vine
      .array(
        vine.object({
          name: rules.line(30).minLength(1),
          label: rules.line(120).minLength(1),
          labelAr: rules.line(120).minLength(1),
          initial: amount(),
        })
      )
      .maxLength(20),
  schema: arrayOf(object({ ...each(['name', 'label', 'labelAr'], textSchema), initial: decimal })),
  initial: [],
}

const components: Field = {
  label: { en: 'Components', ar: 'المكونات' },
  rule: () =>
    vine
      .array(
        vine.object({
          rateId: rules.reference().nullable().optional(),
          description: words(1000),
          descriptionAr: words(1000),
          unit: words(20),
          costHead: vine.enum(COST_HEADS).nullable().optional(),
          quantity: rules.line(LONGEST_FORMULA).minLength(1),
          unitRate: amount().nullable().optional(),
          unitCost: rules.decimal({ digits: 4, max: 100_000_000 }).nullable().optional(),
        })
      )
      .maxLength(60),
  schema: arrayOf(
    object({
      rateId: nullable(id),
      ...each(['description', 'descriptionAr', 'unit'], nullable(textSchema)),
      costHead: nullable(oneOf(COST_HEADS)),
      quantity: textSchema,
      ...each(['unitRate', 'unitCost'], nullable(decimal)),
    })
  ),
  initial: [],
  toStored: (rows: object[]) => rows.map((row) => ({ ...EMPTY_COMPONENT, ...row })),
}

const EMPTY_COMPONENT = {
  ...{ rateId: null, description: null, descriptionAr: null, unit: null, costHead: null },
  ...{ unitRate: null, unitCost: null },
}

export const assemblies = plainResource({
  endpoint: 'assemblies',
  table: 'assemblies',
  entity: 'assembly',
  title: { en: 'Assemblies', ar: 'التركيبات' },
  abilities: { read: 'quotations.margin', write: 'quotations.manage' },
  label: 'code',
  defaultSort: { field: 'code', order: 'asc' },
  fields: {
    code: code(
      { en: 'Code', ar: 'الرمز' },
      { max: 30, required: true, unique: true, search: true }
    ),
    name: text({ en: 'Name', ar: 'الاسم' }, { max: 160, required: true, search: true }),
    nameAr: text(
      { en: 'Arabic name', ar: 'الاسم بالعربية' },
      { max: 160, required: true, search: true, listed: false }
    ),
    active: flag({ en: 'Active', ar: 'مفعّل' }, { initial: true }),
    parameters,
    components,
  },
})
