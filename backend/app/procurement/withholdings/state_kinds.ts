import { invalid } from '#core/base/app_error'
import type { UnitOfWork } from '#core/unit_of_work/unit_of_work'
import type PurchaseOrder from '#procurement/purchase_orders/models/purchase_order'
import { requireKind } from '#procurement/vendor_residencies/change_residency'
import { keptResidency, type Residency } from '#procurement/vendor_residencies/residency'

interface Stated {
  /** Null where it is said that none is borne; undefined where nothing is. */
  withholdingKindId?: number | null
}

interface Bill {
  lines: (Stated & { lineId: number })[]
  charges: (Stated & { kind: string })[]
  /** Why services bear no tax. */
  note: string | null
  /** Where the bill's fields are in the request. */
  at: string
}

/**
 * The kinds that lines and charges of a bill bear. A resident bears none. Of others goods and their freight bear
 * none unless stated; services are what the vendor usually does unless stated, and to bear none need a reason.
 * @throws AppError 422 naming line or charge
 */
export async function stateKinds(uow: UnitOfWork, order: PurchaseOrder, bill: Bill) {
  const residency = await keptResidency(uow, order.vendorId)
  const goods = residency.isResident ? new Set<number>() : await goodsOf(uow, order)
  const judge = judgeIn(uow, residency, bill.note)
  const lines: (number | null)[] = []
  const charges: (number | null)[] = []
  for (const [i, line] of bill.lines.entries())
    lines.push(await judge(line, goods.has(line.lineId), `${bill.at}lines.${i}`))
  for (const [i, charge] of bill.charges.entries())
    charges.push(await judge(charge, charge.kind === 'freight', `${bill.at}charges.${i}`))
  return { lines, charges }
}

/** The kind of an advance on an order: of one that orders nothing but goods it bears none unless stated. */
export async function stateKindOfAdvance(
  uow: UnitOfWork,
  order: PurchaseOrder,
  stated: Stated & { withholdingNote?: string | null }
): Promise<number | null> {
  const residency = await keptResidency(uow, order.vendorId)
  const lines = residency.isResident ? [] : await orderLines(uow, order)
  const isGoods = lines.every(({ goods }) => goods)
  return judgeIn(uow, residency, stated.withholdingNote ?? null)(stated, isGoods, '')
}

function judgeIn(uow: UnitOfWork, { isResident, kindId }: Residency, note: string | null) {
  return async ({ withholdingKindId: stated }: Stated, isGoods: boolean, at: string) => {
    const name = at ? `${at}.withholdingKindId` : 'withholdingKindId'
    if (isResident) {
      if (stated) throw invalid({ [name]: ['residentVendor'] })
      return null
    }
    if (stated === undefined && !isGoods && kindId === null) throw invalid({ [name]: ['required'] })
    const kind = stated === undefined ? (isGoods ? null : kindId) : stated
    if (kind === null && !isGoods && !note) throw invalid({ withholdingNote: ['required'] })
    await requireKind(uow, kind, name)
    return kind
  }
}

/** Lines of an order that deliver goods: what they order is a material of the stores. */
async function goodsOf(uow: UnitOfWork, order: PurchaseOrder): Promise<Set<number>> {
  const lines = await orderLines(uow, order)
  return new Set(lines.flatMap(({ id, goods }) => (goods ? id : [])))
}

async function orderLines({ trx }: UnitOfWork, { id }: PurchaseOrder) {
  const rows: any[] = await trx
    .from('purchase_order_lines as l')
    .leftJoin('materials as m', 'm.id', 'l.material_id')
    .where('l.purchase_order_id', id)
    .select('l.id', 'm.id as material', 'm.kind')
  return rows.map((row) => ({
    id: Number(row.id),
    goods: row.material !== null && row.kind !== 'service',
  }))
}
