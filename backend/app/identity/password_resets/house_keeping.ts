import { sqlInstant } from '#core/database/instants'
import { writer } from '#core/database/writer'
import { registerTask } from '#core/scheduled/tasks'

const DAY = 24 * 60 * 60

/** Links that have ended are of no use; those of the last hour count against the next ones. */
export const forgetOldLinks = () =>
  writer()
    .from('password_resets')
    .where('created_at', '<', sqlInstant(-DAY))
    .where('expires_at', '<', sqlInstant())
    .delete()

registerTask({ name: 'forget old password links', seconds: 3600, run: forgetOldLinks })
