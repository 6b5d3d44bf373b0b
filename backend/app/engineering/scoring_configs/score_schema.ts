import { arrayOf, flag, named, number, object, oneOf, text, whole } from '#core/openapi/schema'
import { RECOMMENDATIONS } from '#engineering/enums/recommendations'

/** A go/no-go score, criterion by criterion, with its reasons as sentences. */
export const score = named(
  'Score',
  object({
    total: { ...number, minimum: 0, maximum: 100 },
    recommendation: oneOf(RECOMMENDATIONS),
    knockedOut: flag,
    configVersion: whole,
    criteria: arrayOf(
      object({
        key: text,
        label: text,
        labelAr: text,
        weight: number,
        level: { ...whole, minimum: 0, maximum: 5 },
        points: number,
        knockOut: flag,
        reason: text,
      })
    ),
  })
)
