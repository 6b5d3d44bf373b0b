import { documentStates, type StatedDocument } from '#core/approvals/document_states'
import type { MovementStatus, MovementType } from '#procurement/enums/stock'

export interface Subject extends StatedDocument<MovementStatus> {
  type: MovementType
  reversalOfId: number | null
  /** What made it, where another document did. */
  sourceType: string | null
}

const ability = 'stock.manage'
const decides = { ability: 'stock.approve', decidedBy: 'approver' } as const

const isCount = ({ type }: Subject) => type === 'count'
/** What moves with a delivery or a return to the vendor, whose orders count it. */
const OF_ORDERS = new Set<string | null>([
  'goods_receipt',
  'vendor_credit',
  'charge_credit',
  'vendor_bill',
])

/**
 * A reversal is itself never taken back, what was wrong is rewritten; what came with a delivery goes
 * back with it, or its order would still count it, and what a bill changed goes back with the bill.
 */
const isReversible = ({ reversalOfId, sourceType }: Subject) =>
  reversalOfId === null && !OF_ORDERS.has(sourceType)

/**
 * The life of a movement. Most are posted as they are written; a transfer travels first, a count is
 * counted first, and what is worth much waits for a second person. Posted is posted: only its
 * reversal takes it back.
 */
export const movementStates = documentStates<Subject>()({
  receive: { from: ['in_transit'], ability, fits: ({ type }) => type === 'transfer' },
  count: { from: ['counting'], ability, fits: isCount },
  submit: { from: ['counting'], ability, fits: isCount },
  approve: { from: ['submitted'], ...decides },
  reject: { from: ['submitted'], ...decides },
  reverse: { from: ['posted', 'in_transit'], ability, fits: isReversible },
})
