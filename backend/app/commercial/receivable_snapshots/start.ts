import { registerTask } from '#core/scheduled/tasks'
import { keepSnapshots } from './keep_snapshots.js'

registerTask({ name: 'keep receivable snapshots', seconds: 3600, run: () => keepSnapshots() })
