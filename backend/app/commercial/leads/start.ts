import './exports.js'
import './search.js'
import './personal_data.js'
import { registerReference } from '#core/database/references'
import { registerHandover } from '#core/handovers/registry'
import { handOverLeads } from './hand_over_leads.js'

registerReference('client', { table: 'leads', column: 'client_id' })

registerHandover(handOverLeads)
