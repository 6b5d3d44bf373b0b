import { registerTask } from '#core/scheduled/tasks'
import { registerFileOwner } from '#files/shared/file_owners'
import './exports.js'
import './imports.js'
import { GUARANTEE_FILE } from './guarantee_files.js'
import { guaranteesFor } from './listing.js'
import { notifyExpiringGuarantees } from './notify_expiring.js'

registerFileOwner(GUARANTEE_FILE, {
  ...{ resource: 'guarantees', ability: 'guarantees.view' },
  record: {
    table: 'guarantees',
    scope: ({ abilities }) => guaranteesFor(abilities) ?? (() => undefined),
  },
})

registerTask({
  name: 'notify of expiring bank guarantees',
  seconds: 24 * 3600,
  run: () => notifyExpiringGuarantees(),
})
