import { publishLive } from '#core/live/publish_live'
import type { Unit } from '#core/unit/unit'
import type Quotation from '#engineering/models/quotation'

type Details = Record<string, unknown>

/** Writes the audit row of a change and, after the commit, tells open lists and pages. */
export async function logQuotation(
  unit: Unit,
  action: string,
  quotation: Quotation,
  { before, after }: { before?: Details; after?: Details }
) {
  const { id, number } = quotation
  await unit.audit({ action, entityType: 'quotation', entityId: id, label: number, before, after })
  const data = { resource: 'quotations', id, action }
  unit.afterCommit(() => publishLive({ event: 'record', ability: 'quotations.view', data }))
}
