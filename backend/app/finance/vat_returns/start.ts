import { DOCUMENT_BOOKED, type BookedEvent } from '#core/books/book_document'
import { onEvent } from '#core/outbox/listeners'
import { SYSTEM_ACTOR } from '#core/base/actor'
import { registerTask } from '#core/scheduled/tasks'
import { transact } from '#core/unit_of_work/transact'
import { vatSource } from '#core/vat/vat_sources'
import { registerReport } from '#files/report_files/reports'
import { recordMissing } from '#finance/vat_entries/record_missing'
import { recordVat } from '#finance/vat_entries/record_vat'
import { openReturns } from './actions/open_returns.js'
import { vatReturnFile, VAT_RETURN_TITLE, type AskedReturn } from './vat_return_file.js'

onEvent<BookedEvent>(DOCUMENT_BOOKED, 'vat', async ({ payload: { kind, id } }, uow) => {
  const source = vatSource(kind)
  if (source) await recordVat(uow, source, id)
})

registerTask({ name: 'record VAT that is missing', seconds: 6 * 3600, run: () => recordMissing() })
registerTask({
  name: 'open VAT returns',
  seconds: 3600,
  run: () => transact(SYSTEM_ACTOR, openReturns),
})

registerReport({
  ...{ name: 'vat-returns', title: VAT_RETURN_TITLE, resource: 'vat-returns' },
  ability: 'vat-returns.view',
  nameOf: ({ fromOn, toOn }: AskedReturn) => `vat-return-${fromOn}-${toOn}`,
  make: vatReturnFile,
})
