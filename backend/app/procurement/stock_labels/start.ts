import { registerJob } from '#core/jobs/define_job'
import { registerFileOwner } from '#files/shared/file_owners'
import PrintLabelsJob, { LABEL_SHEET } from './print_labels_job.js'

registerJob(PrintLabelsJob)

registerFileOwner(LABEL_SHEET, {
  resource: 'stock-levels',
  ability: 'procurement.inventory',
  also: ({ id }, file) => file.createdBy === id,
})
