import { registerFileOwner } from '#files/shared/file_owners'
import { RECORD_FILE_OWNERS } from './file_owners.js'

for (const { ownerType, table, view, parent, scope } of RECORD_FILE_OWNERS)
  registerFileOwner(ownerType, {
    ...{ resource: parent.resource, ability: view },
    record: { table, scope },
  })
