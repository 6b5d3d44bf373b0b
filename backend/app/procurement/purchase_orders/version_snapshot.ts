import { taxAt } from '#engines/money/vat'
import type PurchaseOrder from '#procurement/purchase_orders/models/purchase_order'
import {
  PURCHASE_ORDER_FIELDS,
  PURCHASE_ORDER_TERMS,
} from '#procurement/purchase_orders/models/purchase_order'

const FIELDS = [...PURCHASE_ORDER_FIELDS, ...PURCHASE_ORDER_TERMS, 'clauses'] as const
const LINE_FIELDS = [
  'id',
  'position',
  'description',
  'descriptionAr',
  'materialId',
  'costHead',
  'quantityE4',
  'originalE4',
  'unit',
  'unitPriceE4',
  'discountBp',
  'vatCategory',
  'vatRateBp',
  'netMinor',
  'vatMinor',
  'totalMinor',
  'needId',
  'needByOn',
  'promisedOn',
] as const

export type LineSnapshot = Record<(typeof LINE_FIELDS)[number], any>

/** An order as an amendment found it. */
export interface OrderSnapshot {
  fields: Record<string, unknown>
  totals: { subtotalMinor: number; vatMinor: number; totalMinor: number }
  sentAt: string | null
  sentBy: number | null
  lines: LineSnapshot[]
}

/** What an amendment may change of an order, so that it can be put back. Needs `lines` loaded. */
export function snapshotOf(order: PurchaseOrder): OrderSnapshot {
  const { subtotalMinor, vatMinor, totalMinor, sentAt, sentBy } = order
  return {
    fields: Object.fromEntries(FIELDS.map((name) => [name, order[name] ?? null])),
    totals: { subtotalMinor, vatMinor, totalMinor },
    sentAt: sentAt?.toUTC().toISO() ?? null,
    sentBy,
    lines: order.lines.map(
      (line) =>
        Object.fromEntries(LINE_FIELDS.map((name) => [name, line[name] ?? null])) as LineSnapshot
    ),
  }
}

/** A version as it was kept; in those older than VAT categories they follow from the rates. */
export function readSnapshot(text: string): OrderSnapshot {
  const { fields, lines, ...rest }: OrderSnapshot = JSON.parse(text)
  const categoryOf = (rateBp: unknown) => taxAt(Number(rateBp ?? 0)).category
  return {
    ...rest,
    fields: {
      freightVatCategory: categoryOf(fields.freightVatBp),
      chargesVatCategory: categoryOf(fields.chargesVatBp),
      ...fields,
    },
    lines: lines.map((line) => ({
      ...line,
      vatCategory: line.vatCategory ?? categoryOf(line.vatRateBp),
    })),
  }
}
