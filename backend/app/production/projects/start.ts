import { userNames } from '#core/base/user_names'
import { registerHandover } from '#core/handovers/registry'
import { registerReference } from '#core/history/reference_names'
import './exports.js'
import './search.js'
import './client_timeline.js'
import './create_project.js'
import './file_root.js'
import { handOverProjects } from './hand_over_projects.js'
import './personal_data.js'

for (const field of ['managerId', 'siteEngineerId'])
  registerReference(field, (_, ids) => userNames(ids))

registerHandover(handOverProjects)
