import { sqlInstant } from '#core/database/instants'
import type { HandOver } from '#core/handovers/registry'

/** The clients of someone who leaves are their successor's: one statement, however many they are. */
export const handOverClients: HandOver = async (uow, { fromId, toId }) => {
  const owned = () => uow.trx.from('clients').where('owner_id', fromId)
  const clients: { id: number; name: string }[] = await owned()
    .orderBy('id')
    .forUpdate()
    .select('id', 'name')
  if (!clients.length) return []
  await owned().update({
    owner_id: toId,
    version: uow.trx.raw('version + 1'),
    updated_by: uow.actor.id,
    updated_at: sqlInstant(),
  })
  await uow.gatherAudits(async () => {
    for (const { id, name: label } of clients) {
      const about = { entityType: 'client', entityId: id, label }
      const [before, after] = [{ ownerId: fromId }, { ownerId: toId }]
      await uow.audit({ action: 'update', ...about, before, after })
    }
  })
  return clients.map(({ id, name }) => ({
    ...{ kind: 'client', recordId: id, label: name, labelAr: null },
    link: `/commercial/clients/${id}`,
  }))
}
