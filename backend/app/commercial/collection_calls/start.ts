import db from '@adonisjs/lucid/services/db'
import { registerReference } from '#core/database/references'
import { isoInstant } from '#core/database/instants'
import { timelineItem } from '#core/timeline/plain_item'
import { registerTimeline } from '#core/timeline/sources'
import './personal_data.js'

registerReference('client', { table: 'collection_calls', column: 'client_id' })

registerTimeline('client', {
  resource: 'collection-calls',
  ability: 'invoices.view',
  count: async (id) => {
    const row = await db.from('collection_calls').where('client_id', id).count('* as n').first()
    return Number(row?.n ?? 0)
  },
  newest: async (id, limit) => {
    const rows = await db
      .from('collection_calls')
      .where('client_id', id)
      .orderBy('id', 'desc')
      .limit(limit)
    return rows.map((row) =>
      timelineItem({
        kind: 'collection_call',
        id: row.id,
        at: isoInstant(row.created_at)!,
        title: row.spoke_to ?? '',
        details: row.note,
        status: row.result,
        link: '/commercial/collection-calls',
        userId: row.created_by,
      })
    )
  },
})
