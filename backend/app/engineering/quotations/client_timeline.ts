import db from '@adonisjs/lucid/services/db'
import { registerReference } from '#core/database/references'
import { isoInstant } from '#core/database/instants'
import { formatMoney } from '#engines/money/money'
import { timelineItem } from '#core/timeline/plain_item'
import { registerTimeline } from '#core/timeline/sources'

registerReference('client', { table: 'quotations', column: 'client_id' })

/** The quotations written for a client, on the client's page. */
registerTimeline('client', {
  resource: 'quotations',
  ability: 'quotations.view',
  amounts: 'quotations.prices',
  count: async (id) => {
    const row = await db.from('quotations').where('client_id', id).count('* as n').first()
    return Number(row?.n ?? 0)
  },
  newest: async (id, limit) => {
    const rows = await db
      .from('quotations')
      .where('client_id', id)
      .orderBy('id', 'desc')
      .limit(limit)
    return rows.map((row) =>
      timelineItem({
        kind: 'quotation',
        id: row.id,
        at: isoInstant(row.created_at)!,
        title: `${row.number} ${row.project_name}`,
        status: row.stage,
        amount: formatMoney(Number(row.total_minor), row.currency),
        currency: row.currency,
        link: `/engineering/quotations/${row.number}`,
        userId: row.created_by,
      })
    )
  },
})
