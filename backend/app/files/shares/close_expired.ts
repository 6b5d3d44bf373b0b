import { registerTask } from '#core/scheduled/tasks'
import { dropEndedCopies } from '#files/shares/actions/end_share'

registerTask({ name: 'drop ended shares', seconds: 3600, run: () => dropEndedCopies() })
