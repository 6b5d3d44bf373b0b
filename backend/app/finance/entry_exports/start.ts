import { registerFileOwner } from '#files/shared/file_owners'
import './number_series.js'
import { ENTRY_EXPORT } from './records.js'
import './write_entry_export_job.js'

registerFileOwner(ENTRY_EXPORT, {
  ...{ resource: 'entry-exports', ability: 'entry-exports.view' },
  record: { table: 'entry_exports' },
})
