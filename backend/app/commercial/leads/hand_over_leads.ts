import { sqlInstant } from '#core/database/instants'
import type { HandOver } from '#core/handovers/registry'
import { OPEN_LEAD_STAGES } from '#commercial/enums/lead_stages'

/** The open leads of someone who leaves are their successor's; the others stay with who worked on them. */
export const handOverLeads: HandOver = async (uow, { fromId, toId }) => {
  const owned = () =>
    uow.trx
      .from('leads')
      .where('owner_id', fromId)
      .whereIn('stage', [...OPEN_LEAD_STAGES])
  const leads: { id: number; number: string; name: string; name_ar: string | null }[] =
    await owned().orderBy('id').forUpdate().select('id', 'number', 'name', 'name_ar')
  if (!leads.length) return []
  await owned().update({
    owner_id: toId,
    version: uow.trx.raw('version + 1'),
    updated_by: uow.actor.id,
    updated_at: sqlInstant(),
  })
  await uow.gatherAudits(async () => {
    for (const { id, number: label } of leads) {
      const about = { entityType: 'lead', entityId: id, label }
      const [before, after] = [{ ownerId: fromId }, { ownerId: toId }]
      await uow.audit({ action: 'update', ...about, before, after })
    }
  })
  return leads.map(({ id, number, name, name_ar: nameAr }) => ({
    ...{ kind: 'lead', recordId: id, label: `${number} · ${name}` },
    ...{ labelAr: `${number} · ${nameAr ?? name}`, link: `/commercial/leads/${id}` },
  }))
}
