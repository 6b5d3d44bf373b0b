import './exports.js'
import './search.js'
import { registerTask } from '#core/scheduled/tasks'
import { notifyDueEquipment } from './notify_due_equipment.js'
import './personal_data.js'

registerTask({
  name: 'tell due equipment',
  seconds: 24 * 3600,
  run: () => notifyDueEquipment(),
})
