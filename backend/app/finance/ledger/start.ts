import { bookSource } from '#core/books/facts'
import { DOCUMENT_BOOKED, type BookedEvent } from '#core/books/book_document'
import { onEvent } from '#core/outbox/listeners'
import { registerTask } from '#core/scheduled/tasks'
import './number_series.js'
import { postDocument } from './post_document.js'
import { postMissing } from './post_missing.js'

onEvent<BookedEvent>(DOCUMENT_BOOKED, 'ledger', async ({ payload: { kind, id } }, uow) => {
  await postDocument(uow, bookSource(kind), id)
})

registerTask({ name: 'post what is missing', seconds: 6 * 3600, run: () => postMissing() })
