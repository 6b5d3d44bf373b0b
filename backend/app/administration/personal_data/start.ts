import { registerFileOwner } from '#files/shared/file_owners'
import './areas.js'
import './confirm_erasure.js'
import './erase_job.js'
import './export_job.js'
import { PERSONAL_EXPORT } from './order_export.js'

/** An archive is for who requested it, while they may still see such data. */
registerFileOwner(PERSONAL_EXPORT, {
  ability: 'personal-data.manage',
  also: ({ id }, file) => file.createdBy === id,
})
