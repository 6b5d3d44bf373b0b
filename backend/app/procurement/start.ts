/* What procurement brings beside its routes. */
import '#procurement/exports'
import '#procurement/exports_of_bills'
import '#procurement/exports_of_sites'
import '#procurement/file_rule'
import '#procurement/search'
import { registerJob } from '#core/jobs/define_job'
import { registerFileOwner } from '#files/file_owners'
import PrintOrderJob, { ORDER_PAPER } from '#procurement/jobs/print_order_job'
import PrintLabelsJob, { LABEL_SHEET } from '#procurement/jobs/print_labels_job'
import PrintRfqJob, { RFQ_PAPER } from '#procurement/jobs/print_rfq_job'
import { registerTask } from '#core/jobs/background/tasks'
import { tellDueEquipment } from '#procurement/upkeep/due_equipment'
import { tellLateTrips } from '#procurement/upkeep/late_trips'
import { RECEIPT_PHOTO } from '#procurement/receiving/receipt_photos'
import { TRIP_PHOTO } from '#procurement/trips/photo'
import { tellExpiringDocuments } from '#procurement/upkeep/expiring_documents'

registerTask({
  name: 'tell expiring vendor documents',
  seconds: 24 * 3600,
  run: () => tellExpiringDocuments(),
})

registerJob(PrintOrderJob)
registerFileOwner(ORDER_PAPER, ({ abilities }) => abilities.has('purchase-orders.view'), {
  uploader: false,
})

registerFileOwner(RECEIPT_PHOTO, ({ abilities }) => abilities.has('receipts.view'), {
  uploader: false,
})

registerJob(PrintLabelsJob)
registerFileOwner(
  LABEL_SHEET,
  (reader, _ownerId, file) =>
    file.createdBy === reader.id && reader.abilities.has('procurement.inventory'),
  { uploader: false }
)

registerJob(PrintRfqJob)
registerFileOwner(RFQ_PAPER, ({ abilities }) => abilities.has('purchase-orders.view-all'), {
  uploader: false,
})

registerTask({
  name: 'tell due equipment',
  seconds: 24 * 3600,
  run: () => tellDueEquipment(),
})

registerTask({ name: 'tell late trips', seconds: 120, run: () => tellLateTrips() })
registerFileOwner(TRIP_PHOTO, ({ abilities }) => abilities.has('procurement.transport'), {
  uploader: false,
})
