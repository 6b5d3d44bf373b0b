import './calendar_days.js'
import './exports.js'
import { hideValues } from '#core/audit/hidden_values'
import { hideFields } from '#core/history/hidden_fields'
import { registerTask } from '#core/scheduled/tasks'
import { registerFileOwner } from '#files/shared/file_owners'
import { documentScope } from './document_scope.js'
import { notifyExpiring } from './notify_expiring.js'
import { PERSON_DOCUMENT } from './record_document.js'
import db from '@adonisjs/lucid/services/db'

const CLOSED = ['number', 'issuedOn', 'expiresOn', 'issuedBy', 'note']

hideFields(PERSON_DOCUMENT, CLOSED, 'employees.private')
// the audit log is read by owners, who are not HR
hideValues(PERSON_DOCUMENT, CLOSED)

registerFileOwner(PERSON_DOCUMENT, {
  resource: 'person-documents',
  ability: 'people.open',
  record: { table: 'person_documents' },
  also: async ({ id: userId, abilities }, { ownerId }) => {
    const query = db.from('person_document_entries').where('id', ownerId!).select('id')
    const scope = await documentScope({ userId, abilities })
    scope?.(query)
    return Boolean(await query.first())
  },
})

registerTask({
  name: 'notify of expiring documents of people',
  seconds: 24 * 3600,
  run: () => notifyExpiring(),
})
