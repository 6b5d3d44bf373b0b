import vine from '@vinejs/vine'
import { day, line, reference } from '#core/validation/fields'
import { MAX_PAGE } from '#core/listing/parse_list_query'

/** By what the people of the report are put in order. */
export const LIABILITY_SORTS = [
  'number',
  'name',
  'departmentName',
  'joinOn',
  'service',
  'wage',
  'award',
  'resigned',
] as const
export type LiabilitySort = (typeof LIABILITY_SORTS)[number]

const whole = (max: number) => vine.number().withoutDecimals().range([0, max]).optional()

export const liabilityValidator = vine.create({
  asOf: day().optional(),
  departmentId: vine.number().withoutDecimals().range([1, 4_000_000_000]).optional(),
  q: line(200).optional(),
  _start: whole(1_000_000),
  _end: whole(1_000_000 + MAX_PAGE),
  _sort: vine.enum(LIABILITY_SORTS).optional(),
  _order: vine.enum(['asc', 'desc'] as const).optional(),
})

export const liabilityFileValidator = vine.create({
  format: vine.enum(['csv', 'xlsx'] as const),
  asOf: day(),
  departmentId: reference().nullable().optional(),
  q: line(200).nullable().optional(),
})
