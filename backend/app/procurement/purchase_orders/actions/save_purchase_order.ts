import type { Infer } from '@vinejs/vine/types'
import { emptyColumns } from '#core/database/empty_columns'
import { invalid } from '#core/base/app_error'
import { nextNumber } from '#core/numbering/next_number'
import { PURCHASE_ORDERS } from '#procurement/shared/number_series'
import type { UnitOfWork } from '#core/unit_of_work/unit_of_work'
import {
  applyLines,
  lineValues,
  replaceLines,
  valuesOf,
} from '#procurement/purchase_orders/pricing/order_lines'
import { applyTerms, noTerms, splitTerms } from '#procurement/purchase_orders/pricing/order_terms'
import { emitOrder, recordChange } from '#procurement/purchase_orders/records'
import { resolveReferences } from '#procurement/shared/resolve_references'
import { PURCHASE_ORDER_CREATED } from '#procurement/events/purchase_order_events'
import PurchaseOrder from '#procurement/purchase_orders/models/purchase_order'
import { linesForNeeds } from '#procurement/shared/schedule_needs'
import { requireOpenVendor } from '#procurement/vendors/states'
import { today } from '#core/settings/firm_clock'
import { namesOfProject } from '#procurement/shared/localized_names'
import type {
  createPurchaseOrderValidator,
  updatePurchaseOrderValidator,
} from '#procurement/purchase_orders/validator'

type NewPurchaseOrder = Infer<typeof createPurchaseOrderValidator>
type PurchaseOrderChanges = Infer<typeof updatePurchaseOrderValidator>

/**
 * Adds an order as a draft, with the next number of the year.
 * @throws AppError 422 on references that do not exist, dates out of order, or a total out of range
 */
export async function createPurchaseOrder(
  uow: UnitOfWork,
  input: NewPurchaseOrder
): Promise<PurchaseOrder> {
  const order = new PurchaseOrder().useTransaction(uow.trx)
  order.merge(emptyColumns(PurchaseOrder))
  order.merge(noTerms())
  order.merge({ status: 'draft', version: 1, createdBy: uow.actor.id, orderedOn: today() })
  order.merge({ revision: 0, receivedBp: 0, billedBp: 0, paidBp: 0 })
  await fill(uow, order, input)
  const lines = await linesForNeeds(uow.trx, order.projectId, input.lines ?? [])
  const rows = applyLines(order, lines.map(lineValues))
  // late, so that others wait for the number as short as can be
  order.number = await nextNumber(uow.trx, PURCHASE_ORDERS, Number(today().slice(0, 4)))
  await saveWith(uow, order, rows)
  await recordChange(uow, 'create', order, { after: order.toAudit() })
  await emitOrder(uow, PURCHASE_ORDER_CREATED, order)
  return order
}

/** Changes an order that the caller has locked; its lines are replaced as a whole when given. */
export async function updatePurchaseOrder(
  uow: UnitOfWork,
  order: PurchaseOrder,
  input: PurchaseOrderChanges
) {
  const before = order.toAudit()
  const projectBefore = order.projectId
  await fill(uow, order, input)
  const rows = applyLines(order, await linesOf(uow, order, input, projectBefore))
  order.version++
  await saveWith(uow, order, rows)
  await recordChange(uow, 'update', order, { before, after: order.toAudit() })
  return order
}

/** The lines as they are stated, else as they are; those of another project are for no task of it. */
async function linesOf(
  uow: UnitOfWork,
  order: PurchaseOrder,
  { lines }: PurchaseOrderChanges,
  projectBefore: number | null
) {
  if (lines) {
    const kept = new Set(order.lines.flatMap(({ needId }) => needId ?? []))
    const own = order.projectId === projectBefore ? kept : new Set<number>()
    return (await linesForNeeds(uow.trx, order.projectId, lines, own)).map(lineValues)
  }
  const values = valuesOf(order.lines)
  return order.projectId === projectBefore
    ? values
    : values.map((line) => ({ ...line, needId: null }))
}

async function fill(
  uow: UnitOfWork,
  order: PurchaseOrder,
  { lines, ...stated }: PurchaseOrderChanges
) {
  const { terms, fields: input } = splitTerms(stated)
  const { vendor, project } = await resolveReferences(uow, { ...input, lines })
  const currencyBefore = order.currency as string | null
  order.merge(input)
  if (vendor) {
    if (order.$original.vendorId !== input.vendorId) requireOpenVendor(vendor.status, 'write')
    order.vendorName = vendor.name
  }
  if (input.projectId !== undefined) order.merge(namesOfProject(project))
  order.currency ??= vendor!.purchasing_currency
  applyTerms(order, terms, currencyBefore ?? order.currency)
  if (order.requiredOn && order.requiredOn < order.orderedOn)
    throw invalid({ requiredOn: ['beforeOrder'] })
}

async function saveWith(
  uow: UnitOfWork,
  order: PurchaseOrder,
  rows: ReturnType<typeof applyLines>
) {
  order.updatedBy = uow.actor.id
  // the search text holds the lines too, and they need the order's id first
  order.searchText ??= ''
  await order.save()
  await replaceLines(order, rows)
  order.refreshSearchText()
  await order.save()
}
