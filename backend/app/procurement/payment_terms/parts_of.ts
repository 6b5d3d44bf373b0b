import type { Infer } from '@vinejs/vine/types'
import { invalid } from '#core/base/app_error'
import { basisPointsOf } from '#engines/money/money'
import { sumOfPortions, WHOLE_BP, type TermPart } from './schedule.js'
import type { createPaymentTermValidator } from './validator.js'

type PartInput = Infer<typeof createPaymentTermValidator>['parts'][number]

/** The parts as they are stored. @throws AppError 422 on `parts` unless they are a hundred percent */
export function partsOf(inputs: PartInput[]): TermPart[] {
  const parts = inputs.map((input) => ({
    portionBp: basisPointsOf(input.portion),
    dueFrom: input.dueFrom,
    months: input.months ?? 0,
    days: input.days ?? 0,
    discountBp: input.discount ? basisPointsOf(input.discount) : 0,
    discountDays: input.discountDays ?? 0,
  }))
  if (sumOfPortions(parts) !== WHOLE_BP) throw invalid({ parts: ['notWhole'] })
  return parts
}
