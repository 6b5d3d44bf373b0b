import { registerJob } from '#core/jobs/define_job'
import { registerFileOwner } from '#files/shared/file_owners'
import PrintLabelsJob, { LABEL_SHEET } from './print_labels_job.js'

registerJob(PrintLabelsJob)

registerFileOwner(
  LABEL_SHEET,
  (viewer, _ownerId, file) =>
    file.createdBy === viewer.id && viewer.abilities.has('procurement.inventory'),
  { uploader: false }
)
