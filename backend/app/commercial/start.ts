import { registerJob } from '#core/jobs/define_job'
import { onWorkerStart } from '#core/jobs/worker_start'
import { registerReference } from '#core/references/registry'
import { keepWordMaps } from '#core/word_maps/refresh'
import { registerFileOwner } from '#files/file_owners'
import { mayRead } from '#commercial/actions/own_card'
import BusinessCard from '#commercial/models/business_card'
import PrintInvoiceJob from '#commercial/jobs/print_invoice_job'
import ReadCardJob from '#commercial/jobs/read_card_job'
import WriteReportJob, { reportOwner } from '#commercial/jobs/write_report_job'
import { REPORTS, type ReportName } from '#commercial/reports/known'
import { CLIENT_FILE } from '#commercial/actions/client_documents'
import '#commercial/actions/remind_of_events'
import '#commercial/actions/remind_of_invoices'
import '#commercial/exports/clients'
import '#commercial/search'
import '#commercial/imports/clients'
import '#commercial/exports/invoices'
import '#commercial/exports/pipeline'
import '#commercial/queries/invoice_timeline'
import { clientListing } from '#commercial/listing'
import { INVOICE_FILE } from '#commercial/invoicing/types'
import '#commercial/queries/client_timeline'

keepWordMaps(clientListing)

registerJob(ReadCardJob)
registerJob(PrintInvoiceJob)
registerJob(WriteReportJob)

// the first person of the day shall not wait for the reader to start
onWorkerStart(async () => (await import('#commercial/cards/card_reader')).warmCardReader())

registerFileOwner('business_card', async (reader, cardId) => {
  if (!reader.abilities.has('business-cards.manage') || cardId === null) return false
  const card = await BusinessCard.find(cardId)
  return !!card && mayRead(card, reader.id)
})

registerFileOwner(CLIENT_FILE, ({ abilities }) => abilities.has('clients.view'), {
  uploader: false,
})

for (const name of Object.keys(REPORTS) as ReportName[])
  registerFileOwner(
    reportOwner(name),
    (reader, _ownerId, file) =>
      file.createdBy === reader.id && reader.abilities.has(REPORTS[name].ability),
    { uploader: false }
  )

registerReference('client', { table: 'client_activities', column: 'client_id' })
registerReference('client', { table: 'business_cards', column: 'client_id' })
registerReference('client', {
  table: 'files',
  column: 'owner_id',
  where: { owner_type: CLIENT_FILE },
})

registerFileOwner(INVOICE_FILE, ({ abilities }) => abilities.has('invoices.view'), {
  uploader: false,
})
for (const table of ['invoices', 'contracts', 'receipts', 'calendar_events'])
  registerReference('client', { table, column: 'client_id' })
