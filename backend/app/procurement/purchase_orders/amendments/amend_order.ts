import type { Infer } from '@vinejs/vine/types'
import { DateTime } from 'luxon'
import { openApproval } from '#core/approvals/open_approval'
import { invalid } from '#core/base/app_error'
import { atFrozenRate } from '#core/exchange_rates/frozen_rate'
import { sqlInstant } from '#core/database/instants'
import type { UnitOfWork } from '#core/unit_of_work/unit_of_work'
import { saveNext } from '#procurement/purchase_orders/actions/change_purchase_order'
import { approvalOfOrder } from '#procurement/purchase_orders/actions/submit_purchase_order'
import { NOTHING_CAME } from '#procurement/purchase_orders/pricing/order_lines'
import { applyTerms, chargesOf, splitTerms } from '#procurement/purchase_orders/pricing/order_terms'
import { emitOrder, recordChange } from '#procurement/purchase_orders/records'
import { resolveReferences } from '#procurement/shared/resolve_references'
import { linesForNeeds } from '#procurement/shared/schedule_needs'
import { amendedLines, type AmendedLine } from './amended_lines.js'
import { snapshotOf, type OrderSnapshot } from '#procurement/purchase_orders/version_snapshot'
import { PURCHASE_ORDER_SUBMITTED } from '#procurement/events/purchase_order_events'
import type PurchaseOrder from '#procurement/purchase_orders/models/purchase_order'
import Vendor from '#procurement/vendors/models/vendor'
import { LARGEST_AMOUNT, priceOrder } from '#procurement/purchase_orders/pricing/price_order'
import { requireOpenVendor } from '#procurement/vendors/states'
import type { amendPurchaseOrderValidator } from '#procurement/purchase_orders/validator'

type Amendment = Infer<typeof amendPurchaseOrderValidator>

/** What nobody has decided about: a change of it alone needs no approval. */
const UNDECIDED = ['notes']

/**
 * Makes the next version of a locked, approved order and hands it in again: until it is approved
 * nothing more is received or billed. The version before is kept whole; a rejection puts it back.
 * Notes alone are changed in place.
 * @throws AppError 422 where something that came or was billed would be changed or nothing is, 409 VENDOR_BLOCKED
 */
export async function amendOrder(uow: UnitOfWork, order: PurchaseOrder, input: Amendment) {
  const { reason, lines: requested, ...stated } = input
  const { terms, fields } = splitTerms(stated)
  await resolveReferences(uow, { ...fields, lines: requested })
  const vendor = await Vendor.findOrFail(order.vendorId, { client: uow.trx })
  requireOpenVendor(vendor.status, 'submit')
  const before = order.toAudit()
  const stood = snapshotOf(order)
  const kept = new Set(order.lines.flatMap(({ needId }) => needId ?? []))
  const stands = await linesForNeeds(uow.trx, order.projectId, requested, kept)
  const lines = amendedLines(order.lines, stands)
  order.merge(fields)
  applyTerms(order, terms)
  if (order.requiredOn && order.requiredOn < order.orderedOn)
    throw invalid({ requiredOn: ['beforeOrder'] })
  await rewriteLines(uow, order, lines)
  const now = snapshotOf(order)
  if (agreedIn(now) === agreedIn(stood)) throw invalid({ lines: ['unchanged'] })
  if (agreedIn(now, UNDECIDED) === agreedIn(stood, UNDECIDED))
    return noteOnly(uow, order, { before, stood, reason })
  await keepVersion(uow, order, { stood, reason })
  order.revision++
  order.merge({ status: 'submitted', sentAt: null, sentBy: null, rejectionReason: null })
  order.merge({
    decidedAt: null,
    decidedBy: null,
    submittedAt: DateTime.utc(),
    submittedBy: uow.actor.id,
  })
  order.refreshSearchText()
  await saveNext(uow, order)
  await openApproval(uow, await approvalOfOrder(uow, order))
  await recordChange(uow, 'amend', order, { before, after: { ...order.toAudit(), reason } })
  await emitOrder(uow, PURCHASE_ORDER_SUBMITTED, order, reason)
}

/** What the vendor and the firm agreed on, to tell an amendment from one that changes nothing. */
function agreedIn({ fields, totals, lines }: OrderSnapshot, besides: readonly string[] = []) {
  const stated = lines.map(({ originalE4: _, ...line }) => line)
  const agreed = Object.entries(fields).filter(([name]) => !besides.includes(name))
  return JSON.stringify({ agreed, totals, lines: stated })
}

interface Amended {
  /** The order as the amendment found it. */
  stood: OrderSnapshot
  reason: string
}

/** Saves what needs no approval: the order stays the version that it is, approved and sent. */
async function noteOnly(
  uow: UnitOfWork,
  order: PurchaseOrder,
  { before, stood, reason }: Amended & { before: Record<string, unknown> }
) {
  const originals = new Map(stood.lines.map(({ id, originalE4 }) => [id, originalE4]))
  for (const line of order.lines) {
    line.originalE4 = originals.get(line.id) ?? null
    await line.useTransaction(uow.trx).save()
  }
  order.refreshSearchText()
  await saveNext(uow, order)
  await recordChange(uow, 'update', order, { before, after: { ...order.toAudit(), reason } })
}

function keepVersion(uow: UnitOfWork, { id, revision }: PurchaseOrder, { stood, reason }: Amended) {
  return uow.trx.table('purchase_order_revisions').insert({
    ...{ purchase_order_id: id, revision, reason },
    total_minor: stood.totals.totalMinor,
    snapshot: JSON.stringify(stood),
    outcome: 'open',
    created_by: uow.actor.id,
    created_at: sqlInstant(),
  })
}

/** Lines keep their ids, since receipts and bills name them. */
async function rewriteLines(uow: UnitOfWork, order: PurchaseOrder, lines: AmendedLine[]) {
  const { lines: prices, ...totals } = priceOrder(lines, order.currency, chargesOf(order))
  if (totals.totalMinor > LARGEST_AMOUNT) throw invalid({ lines: ['tooMuch'] })
  order.merge({
    ...totals,
    ...atFrozenRate(order, totals.totalMinor, order.currency, order.orderedOn),
  })
  const kept = new Set(lines.flatMap(({ line }) => line?.id ?? []))
  const gone = order.lines.filter(({ id }) => !kept.has(id)).map(({ id }) => id)
  if (gone.length) await uow.trx.from('purchase_order_lines').whereIn('id', gone).delete()
  for (const [i, { line, ...values }] of lines.entries()) {
    const row = { ...values, ...prices[i], position: i + 1 }
    if (line) {
      const originalE4 = line.originalE4 ?? line.quantityE4
      await line
        .useTransaction(uow.trx)
        .merge({ ...row, originalE4 })
        .save()
    } else {
      await order.related('lines').create({ ...row, ...NOTHING_CAME, originalE4: 0 })
    }
  }
  await order.load('lines')
}
