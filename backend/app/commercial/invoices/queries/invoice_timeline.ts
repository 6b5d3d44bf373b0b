import db from '@adonisjs/lucid/services/db'
import { isoInstant } from '#core/database/instants'
import { formatMoney } from '#engines/money/money'
import { timelineItem } from '#core/timeline/plain_item'
import { registerTimeline } from '#core/timeline/sources'

/** The issued invoices of a client, on the client's page. */
registerTimeline('client', {
  resource: 'invoices',
  ability: 'invoices.view',
  count: async (id) => {
    const row = await db
      .from('invoices')
      .where('client_id', id)
      .whereNotNull('number')
      .count('* as n')
      .first()
    return Number(row?.n ?? 0)
  },
  newest: async (id, limit) => {
    const rows = await db
      .from('invoices')
      .where('client_id', id)
      .whereNotNull('number')
      .orderBy('id', 'desc')
      .limit(limit)
    return rows.map((row) =>
      timelineItem({
        kind: 'invoice',
        id: row.id,
        at: isoInstant(row.issued_at)!,
        title: row.number,
        status: row.status,
        amount: formatMoney(Number(row.payable_minor), row.currency),
        currency: row.currency,
        link: `/commercial/invoicing/${row.id}`,
        userId: row.issued_by,
      })
    )
  },
})
