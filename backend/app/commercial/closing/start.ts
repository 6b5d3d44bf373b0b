import { DateTime } from 'luxon'
import { countOf, registerClosingPoint } from '#core/closing/closing_points'
import { firmZone } from '#core/settings/firm_clock'

/** The last second of a day at the firm, as columns keep it. */
const endOf = (day: string) =>
  DateTime.fromISO(day, { zone: firmZone() }).endOf('day').toUTC().toFormat('yyyy-MM-dd HH:mm:ss')

registerClosingPoint({
  key: 'draft_invoices',
  page: { path: '/commercial/invoicing?status=draft', ability: 'invoices.view' },
  // a draft has no day of its own: it is of the month in which it was written
  countOpen: ({ toOn }, client) =>
    countOf(
      client.from('invoices').where('status', 'draft').where('created_at', '<=', endOf(toOn))
    ),
})
