import vine from '@vinejs/vine'
import type { Infer } from '@vinejs/vine/types'
import { line, reference } from '#core/validation/fields'

const whole = (max: number) => vine.number({ strict: true }).withoutDecimals().range([0, max])
const level = () => whole(5)

const ratedChoice = vine.object({
  value: line(60).minLength(1),
  label: line(120).minLength(1),
  labelAr: line(120).minLength(1),
  level: level(),
  knockOut: vine.boolean({ strict: true }).optional(),
})

const criterion = vine.object({
  key: line(40).minLength(1),
  label: line(120).minLength(1),
  labelAr: line(120).minLength(1),
  weight: whole(100),
  kind: vine.enum(['choice', 'size_location'] as const),
  field: line(40).optional(),
  choices: vine.array(ratedChoice).maxLength(80).optional(),
  sizes: vine
    .array(vine.object({ fromSqm: whole(100_000_000), level: level() }))
    .maxLength(20)
    .optional(),
  cities: vine.array(ratedChoice).maxLength(80).optional(),
  otherCityLevel: level().optional(),
})

const rules = {
  criteria: vine.array(criterion).minLength(1).maxLength(20),
  bands: vine.object({ go: whole(100), review: whole(100) }),
}

export const scoringConfigValidator = vine.create({
  ...rules,
  note: line(300).nullable().optional(),
})
export const scoringTrialValidator = vine.create({ ...rules, quotationId: reference() })
export const scoringBackTestValidator = vine.create(rules)

/** Criteria, weights and bands as they were written. */
export type ScoringRulesInput = Infer<typeof scoringBackTestValidator>
