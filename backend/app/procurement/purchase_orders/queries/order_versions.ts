import db from '@adonisjs/lucid/services/db'
import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import { DateTime } from 'luxon'
import { nameIn, userNames } from '#core/base/user_names'
import { formatDecimal4, formatMoney } from '#engines/money/money'
import Share from '#files/shares/share'
import { readSnapshot, type OrderSnapshot } from '#procurement/purchase_orders/version_snapshot'
import type { VatCategory } from '#engines/money/vat'
import type PurchaseOrder from '#procurement/purchase_orders/models/purchase_order'
import { shownTerms } from '#procurement/purchase_orders/models/purchase_order'

const instant = (value: unknown) =>
  value instanceof Date
    ? value.toISOString()
    : DateTime.fromSQL(String(value), { zone: 'utc' }).toISO()

/** What a version states beside its lines; versions older than a term leave it out as none. */
function termsOf(fields: OrderSnapshot['fields']) {
  const none = {
    retentionBp: 0,
    ...{ warrantyMonths: null, taxBorne: false },
    penaltyBp: null,
    penaltyCapBp: null,
    freightMinor: 0,
    freightVatBp: 0,
    chargesMinor: 0,
    chargesVatBp: 0,
  }
  const { requiredOn, deliveryLocation, paymentTermId, warehouseId, terms, ...rest } = {
    ...none,
    ...(fields as unknown as PurchaseOrder),
  }
  return { requiredOn, deliveryLocation, paymentTermId, warehouseId, terms, ...shownTerms(rest) }
}

/** The versions that amendments have replaced, newest first, each with its lines. */
export async function orderVersions(order: PurchaseOrder) {
  const rows = await db
    .from('purchase_order_revisions')
    .where('purchase_order_id', order.id)
    .orderBy('id', 'desc')
  const names = await userNames(rows.map(({ created_by }) => created_by))
  return rows.map((row) => {
    const { lines, fields } = readSnapshot(row.snapshot)
    return {
      id: row.id as number,
      revision: row.revision as number,
      reason: row.reason as string,
      outcome: row.outcome as string,
      total: formatMoney(Number(row.total_minor), order.currency),
      createdByName: nameIn(names, row.created_by),
      createdAt: instant(row.created_at),
      terms: termsOf(fields),
      lines: lines.map((line) => ({
        id: line.id as number,
        description: line.description as string,
        descriptionAr: line.descriptionAr as string | null,
        unit: line.unit as string | null,
        quantity: formatDecimal4(line.quantityE4),
        unitPrice: formatDecimal4(line.unitPriceE4),
        // versions older than discounts name none
        discount: formatDecimal4((line.discountBp ?? 0) * 100),
        vatCategory: line.vatCategory as VatCategory,
        vatRate: formatDecimal4(line.vatRateBp * 100),
      })),
    }
  })
}

const presentShare = (share: Share | undefined) =>
  share
    ? {
        status: share.status,
        expiresAt: share.expiresAt.toUTC().toISO()!,
        downloads: share.downloads,
      }
    : null

/** The PDFs of an order, newest first, each with whether its vendor can open it. */
export async function purchaseOrderPrints(
  orderId: number,
  client: QueryClientContract = db.connection()
) {
  const rows = await client
    .from('purchase_order_prints')
    .where('purchase_order_id', orderId)
    .orderBy('id', 'desc')
    .limit(50)
  const shareIds = rows.flatMap(({ share_id: shareId }) => shareId ?? [])
  const shares = shareIds.length ? await Share.query({ client }).whereIn('id', shareIds) : []
  const shareOf = new Map(shares.map((share) => [share.id, share]))
  const names = await userNames(
    rows.map(({ created_by }) => created_by),
    client
  )
  return rows.map((row) => ({
    id: row.id as number,
    revision: row.revision as number,
    language: row.language as string,
    share: presentShare(shareOf.get(row.share_id)),
    url: `/api/files/${row.file_id}/content`,
    createdByName: nameIn(names, row.created_by),
    createdAt: instant(row.created_at),
  }))
}
