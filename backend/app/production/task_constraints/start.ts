import './exports.js'
import { registerTask } from '#core/scheduled/tasks'
import { notifyDueConstraints } from './notify_owners.js'

registerTask({
  name: 'notify owners of due constraints',
  seconds: 3600,
  run: () => notifyDueConstraints(),
})
