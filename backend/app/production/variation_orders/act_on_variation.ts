import { actOnDocument } from '#core/approvals/act_on_document'
import { showVariation } from './present_variation.js'
import { lockVariation } from './record_variation.js'
import { variationStates } from './states.js'

/** One step of a variation, on the version that was seen. @throws AppError 404, 412, and what its state refuses */
export const actOnVariation = actOnDocument({
  states: variationStates,
  lock: lockVariation,
  show: showVariation,
})
