import { describe } from '#core/openapi/registry'
import { arrayOf, day, id, named, nullable, object, text } from '#core/openapi/schema'
import { closingValidator } from '#procurement/stock_movements/validator'

const closing = named(
  'StockClosing',
  object({ id, closedThroughOn: day, note: nullable(text), createdByName: nullable(text) })
)

describe('/api/stock-closings', {
  GET: { summary: 'List stock closings, newest first', answer: arrayOf(closing) },
  POST: {
    summary: 'Close the books through a date',
    body: closingValidator,
    answer: closing,
    status: 201,
  },
})
