import './exports.js'
import { registerTask } from '#core/scheduled/tasks'
import { notifyExpiringDocuments } from './notify_expiring_documents.js'

registerTask({
  name: 'tell expiring vendor documents',
  seconds: 24 * 3600,
  run: () => notifyExpiringDocuments(),
})
