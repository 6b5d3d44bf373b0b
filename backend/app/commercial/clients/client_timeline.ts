import db from '@adonisjs/lucid/services/db'
import { isoInstant } from '#core/database/instants'
import { filesOf } from '#core/storage/find_files'
import { timelineItem } from '#core/timeline/plain_item'
import { registerTimeline } from '#core/timeline/sources'
import { CLIENT_FILE } from '#commercial/shared/client_files'

const counted = async (query: PromiseLike<{ n: number | string }[]>) =>
  Number((await query)[0]?.n ?? 0)

registerTimeline('client', {
  resource: 'clients',
  count: (id) => counted(db.from('client_activities').where('client_id', id).count('* as n')),
  newest: async (id, limit) => {
    const rows = await db
      .from('client_activities')
      .where('client_id', id)
      .orderBy('occurred_at', 'desc')
      .orderBy('id', 'desc')
      .limit(limit)
    return rows.map((row) =>
      timelineItem({
        kind: row.kind,
        id: row.id,
        at: isoInstant(row.occurred_at)!,
        title: row.subject,
        details: row.details,
        userId: row.created_by,
      })
    )
  },
})

registerTimeline('client', {
  resource: 'clients',
  count: (id) => counted(filesOf(CLIENT_FILE, [id]).count('* as n')),
  newest: async (id, limit) => {
    const rows = await filesOf(CLIENT_FILE, [id]).orderBy('id', 'desc').limit(limit)
    return rows.map((row) =>
      timelineItem({
        kind: 'file',
        id: row.id,
        at: isoInstant(row.created_at)!,
        title: row.original_name,
        link: `/api/files/${row.id}/content`,
        userId: row.created_by,
      })
    )
  },
})

registerTimeline('client', {
  resource: 'business-cards',
  ability: 'business-cards.manage',
  count: (id) => counted(db.from('business_cards').where('client_id', id).count('* as n')),
  newest: async (id, limit) => {
    const rows = await db
      .from('business_cards')
      .where('client_id', id)
      .orderBy('id', 'desc')
      .limit(limit)
    return rows.map((row) =>
      timelineItem({
        kind: 'card',
        id: row.id,
        at: isoInstant(row.created_at)!,
        title: '',
        userId: row.created_by,
      })
    )
  },
})
