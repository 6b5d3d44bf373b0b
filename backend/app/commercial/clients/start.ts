import './exports.js'
import './search.js'
import './imports.js'
import './client_timeline.js'
import { registerReference } from '#core/database/references'
import { registerHandover } from '#core/handovers/registry'
import { keepSearchIndex } from '#core/listing/search_index/refresh'
import { registerFileOwner } from '#files/shared/file_owners'
import { CLIENT_FILE } from '#commercial/shared/client_files'
import { CLIENT_PICTURE } from '#commercial/clients/actions/client_picture'
import { handOverClients } from '#commercial/clients/hand_over_clients'
import { clientListing } from '#commercial/clients/listing'
import './personal_data.js'

keepSearchIndex(clientListing)

for (const ownerType of [CLIENT_FILE, CLIENT_PICTURE])
  registerFileOwner(ownerType, {
    resource: 'clients',
    ability: 'clients.view',
    record: { table: 'clients' },
  })

registerReference('client', { table: 'client_activities', column: 'client_id' })

registerReference('client', {
  table: 'contact_points',
  column: 'owner_id',
  where: { owner_type: ['client'] },
})

registerReference('client', {
  table: 'files',
  column: 'owner_id',
  where: { owner_type: [CLIENT_FILE, CLIENT_PICTURE] },
})

registerHandover(handOverClients)
