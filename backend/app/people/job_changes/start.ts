import { registerTask } from '#core/scheduled/tasks'
import { applyChanges } from './apply_changes.js'

registerTask({ name: 'change jobs', seconds: 900, run: () => applyChanges() })
