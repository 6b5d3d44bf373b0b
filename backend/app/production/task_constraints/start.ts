import './exports.js'
import { registerHandover } from '#core/handovers/registry'
import { registerTask } from '#core/scheduled/tasks'
import { handOverConstraints } from './hand_over_constraints.js'
import { notifyDueConstraints } from './notify_owners.js'

registerTask({
  name: 'notify owners of due constraints',
  seconds: 3600,
  run: () => notifyDueConstraints(),
})

registerHandover(handOverConstraints)
