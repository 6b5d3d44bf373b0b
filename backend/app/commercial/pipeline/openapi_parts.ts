import { money, named, nullable, object, oneOf, whole } from '#core/openapi/schema'
import { PIPELINE_STAGES } from '#commercial/pipeline/stages'

export const share = nullable({ type: 'number' })

const winRate = named(
  'WinRate',
  object({ n: whole, won: whole, rate: share, low: share, high: share })
)

export const figures = {
  count: whole,
  value: money,
  weighted: money,
  wonValue: money,
  winRate,
  winRateByValue: share,
}

export const stage = oneOf(PIPELINE_STAGES)
