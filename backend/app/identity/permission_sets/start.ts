import './search.js'
import { registerHeldChange } from '#identity/held_changes/hold_change'
import { requireSameOutcome, type HeldSet } from './held_set.js'
import { planSetChange } from './plan_set_change.js'
import { applySet, lockSet } from './save_set.js'

registerHeldChange('permission_set', async (uow, { subjectId, payload }) => {
  const set = await lockSet(uow, subjectId)
  const held = payload as unknown as HeldSet
  const effects = await planSetChange(uow, set, held.fields)
  requireSameOutcome(held, set, effects)
  await applySet(uow, set, held.fields, effects)
})
