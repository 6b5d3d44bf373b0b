import { ofRecord, registerPersonalArea } from '#core/personal_data/areas'
import { recordsOf } from '#core/personal_data/erased'
import { deleteFiles } from '#core/storage/delete_file'
import { archiveName, PERSONAL_EXPORT } from './order_export.js'

// copies of what is erased
registerPersonalArea({
  ...{ name: 'personal_exports', basis: 'legitimate_interest', table: 'files' },
  columns: ['size', 'created_at'],
  of(query, person) {
    const names = recordsOf(person).map(([kind, id]) => archiveName({ kind, id }))
    query.where('owner_type', PERSONAL_EXPORT).whereIn('original_name', names)
    return true
  },
  erase: 'delete',
  remove: deleteFiles,
})
// one that is shared is the department's
registerPersonalArea({
  ...{ name: 'saved_views', basis: 'legitimate_interest', table: 'saved_views' },
  columns: ['resource', 'name', 'created_at'],
  of: ofRecord('userId', 'user_id', { shared: false }),
  erase: 'delete',
})
