import { registerPersonalArea } from '#core/personal_data/areas'
import { SUBJECT_KINDS } from '#core/personal_data/people'
import { deleteFile } from '#core/storage/delete_file'
import { archiveName, PERSONAL_EXPORT } from './order_export.js'

// copies of what is erased
registerPersonalArea({
  ...{ name: 'personal_exports', basis: 'legitimate_interest', table: 'files' },
  columns: ['size', 'created_at'],
  of(query, person) {
    const ids = {
      ...{ user: person.userId, employee: person.employeeId, client: person.clientId },
      ...{ vendor: person.vendorId, business_card: person.cardId },
    }
    const names = SUBJECT_KINDS.flatMap((kind) => {
      const id = ids[kind]
      return id === null ? [] : [archiveName({ kind, id })]
    })
    query.where('owner_type', PERSONAL_EXPORT).whereIn('original_name', names)
    return true
  },
  erase: 'delete',
  remove: async (uow, ids) => {
    for (const id of ids) await deleteFile(uow, id)
  },
})
// one that is shared is the department's
registerPersonalArea({
  ...{ name: 'saved_views', basis: 'legitimate_interest', table: 'saved_views' },
  columns: ['resource', 'name', 'created_at'],
  of(query, { userId }) {
    query.where({ user_id: userId!, shared: false })
    return userId !== null
  },
  erase: 'delete',
})
