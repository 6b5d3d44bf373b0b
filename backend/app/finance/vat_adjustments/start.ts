import { bookDocument, DOCUMENT_BOOKED, type BookedEvent } from '#core/books/book_document'
import { registerBookSource } from '#core/books/facts'
import { onEvent } from '#core/outbox/listeners'
import { badDebts } from '#core/vat/debt_reliefs'
import { registerVatSource } from '#core/vat/vat_sources'
import { adjustmentVat, reliefSource } from './adjustment_meaning.js'
import './number_series.js'
import { VAT_ADJUSTMENT } from './records.js'

registerVatSource(adjustmentVat)
registerBookSource(reliefSource)

// the money of a relieved debt came after all
onEvent<BookedEvent>(DOCUMENT_BOOKED, 'vat_relief', async ({ payload: { kind, id } }, uow) => {
  if (kind !== badDebts().kind) return
  const rows = await uow.trx.from('vat_adjustments').where('write_off_id', id).select('id')
  for (const row of rows) await bookDocument(uow, VAT_ADJUSTMENT, Number(row.id))
})
