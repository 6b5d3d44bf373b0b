import { publishLive } from '#core/live/publish_live'
import type { UnitOfWork } from '#core/unit_of_work/unit_of_work'
import type Quotation from '#engineering/quotations/models/quotation'

type Details = Record<string, unknown>

/** Writes the audit row of a change and, after the commit, notifies open lists and pages. */
export async function logQuotation(
  uow: UnitOfWork,
  action: string,
  quotation: Quotation,
  { before, after }: { before?: Details; after?: Details }
) {
  const { id, number } = quotation
  await uow.audit({ action, entityType: 'quotation', entityId: id, label: number, before, after })
  const data = { resource: 'quotations', id, action }
  uow.afterCommit(() => publishLive({ event: 'record', ability: 'quotations.view', data }))
}
