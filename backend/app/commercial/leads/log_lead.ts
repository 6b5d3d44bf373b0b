import type { UnitOfWork } from '#core/unit_of_work/unit_of_work'
import { publishChange } from '#commercial/shared/publish_change'
import type Lead from './lead.js'

interface Changes {
  before?: Record<string, unknown>
  after?: Record<string, unknown>
}

/** Writes what was done to a lead into the audit log and shows it to open pages. */
export async function logLead(uow: UnitOfWork, action: string, lead: Lead, changes: Changes) {
  const { id, number } = lead
  await uow.audit({ action, entityType: 'lead', entityId: id, label: number, ...changes })
  publishChange(uow, 'leads', id, action)
}
