import db from '@adonisjs/lucid/services/db'
import { registerReference } from '#core/database/references'
import { isoInstant } from '#core/database/instants'
import { timelineItem } from '#core/timeline/plain_item'
import { registerTimeline } from '#core/timeline/sources'

registerReference('client', { table: 'projects', column: 'client_id' })

/** The projects of a client, on the client's page. */
registerTimeline('client', {
  resource: 'projects',
  ability: 'projects.view',
  count: async (id) => {
    const row = await db.from('projects').where('client_id', id).count('* as n').first()
    return Number(row?.n ?? 0)
  },
  newest: async (id, limit) => {
    const rows = await db.from('projects').where('client_id', id).orderBy('id', 'desc').limit(limit)
    return rows.map((row) =>
      timelineItem({
        kind: 'project',
        id: row.id,
        at: isoInstant(row.created_at)!,
        title: `${row.code} ${row.name}`,
        status: row.status,
        link: `/production/projects/${row.id}`,
        userId: row.created_by,
      })
    )
  },
})
