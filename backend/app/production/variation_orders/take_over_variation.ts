import { emptyColumns } from '#core/database/empty_columns'
import { nextNumber } from '#core/numbering/next_number'
import { onEvent } from '#core/outbox/listeners'
import { today } from '#core/settings/firm_clock'
import type { UnitOfWork } from '#core/unit_of_work/unit_of_work'
import { VARIATION_ACCEPTED, type VariationAccepted } from '#engineering/events/quotation_events'
import { submitVariation } from './decide_variation.js'
import { VARIATION_ORDERS } from './number_series.js'
import { recordVariation } from './record_variation.js'
import VariationOrder from './variation_order.js'

/**
 * A variation that the client has agreed to becomes a variation order of the project, once: the event
 * may come twice and a revision may be accepted after another, the root of their numbers is unique.
 * It waits for the approval of who runs the project.
 */
export async function takeOverVariation(event: VariationAccepted, uow: UnitOfWork) {
  const project = await uow.trx
    .from('projects')
    .where('quotation_id', event.variationOfId)
    .forUpdate()
    .first()
  const known = await VariationOrder.query({ client: uow.trx })
    .where('quotationRoot', event.rootNumber)
    .first()
  if (!project || known) return
  const variation = new VariationOrder().useTransaction(uow.trx)
  variation.merge({ ...emptyColumns(VariationOrder), ...takenOver(event) })
  variation.merge({ projectId: project.id, status: 'draft', days: 0, version: 1 })
  variation.merge({ createdBy: uow.actor.id, updatedBy: uow.actor.id })
  variation.number = await nextNumber(uow.trx, VARIATION_ORDERS, Number(today().slice(0, 4)))
  variation.refreshSearchText()
  await variation.save()
  await recordVariation(uow, 'create', variation, { after: variation.toAudit() })
  await submitVariation(uow, variation)
}

function takenOver(event: VariationAccepted) {
  const { quotationId, number, rootNumber, projectName, projectNameAr, netMinor } = event
  const title = (name: string) => `${number} · ${name}`.slice(0, 200)
  return {
    ...{ quotationId, quotationNumber: number, quotationRoot: rootNumber },
    title: title(projectName),
    titleAr: projectNameAr && title(projectNameAr),
    cause: netMinor < 0 ? 'omission' : 'client_request',
    clientReference: event.clientReference?.slice(0, 80) ?? null,
    details: event.reason,
    ...{ amountMinor: netMinor, currency: event.currency },
  }
}

onEvent<VariationAccepted>(VARIATION_ACCEPTED, 'production.create_variation', ({ payload }, uow) =>
  takeOverVariation(payload, uow)
)
