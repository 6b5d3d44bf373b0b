import { registerTask } from '#core/scheduled/tasks'
import { notifyMilestones } from './notify_milestones.js'

registerTask({
  name: 'notify of contract milestones',
  seconds: 3600,
  run: () => notifyMilestones(),
})
