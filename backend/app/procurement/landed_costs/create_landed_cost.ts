import type { Infer } from '@vinejs/vine/types'
import { insertRows } from '#core/database/many_rows'
import { invalid } from '#core/base/app_error'
import type { UnitOfWork } from '#core/unit_of_work/unit_of_work'
import { parseMoney } from '#engines/money/money'
import { shareOut } from '#engines/money/vat'
import type Material from '#procurement/materials/models/material'
import { STOCK_CURRENCY } from '#procurement/shared/base_currency'
import { takeWriteLock } from '#procurement/stock_ledger/levels'
import { judgeValue, requestApproval } from '#procurement/stock_movements/approval'
import StockMovement from '#procurement/stock_movements/models/stock_movement'
import type StockMovementLine from '#procurement/stock_movements/models/stock_movement_line'
import { materialsOf } from '#procurement/stock_movements/queries/movement_lines'
import { recordMovement } from '#procurement/stock_movements/records'
import { noteRelease } from '#procurement/stock_movements/releases'
import { postRevaluation } from '#procurement/stock_movements/revaluations/post_revaluation'
import { requireLeft } from './billed_charges.js'
import { newRevaluation } from './new_revaluation.js'
import type { landedCostValidator } from './validator.js'

type Input = Infer<typeof landedCostValidator>

/**
 * Spreads freight, customs and other charges over goods that were received, to the last minor unit.
 * What a person may not post alone waits for another one.
 * @throws AppError 422 on what is no posted receipt, on goods without a weight, or on more than a bill charges
 */
export async function createLandedCost(uow: UnitOfWork, input: Input): Promise<StockMovement> {
  await takeWriteLock(uow)
  const receipts = await receiptsOf(uow, input.movementIds)
  const lines = receipts.flatMap((receipt) => receipt.lines)
  const materials = await materialsOf(
    uow,
    lines.map(({ materialId }) => materialId)
  )
  const charges = input.charges.map(({ amount, ...charge }) => ({
    ...charge,
    amountMinor: parseMoney(amount, STOCK_CURRENCY),
  }))
  await requireLeft(uow, charges)
  const totalMinor = charges.reduce((sum, { amountMinor }) => sum + amountMinor, 0)
  const shares = shareOut(totalMinor, weightsOf(input.basis, lines, materials))
  const revalued = lines.map((line, i) => ({ line, valueMinor: shares[i] }))
  const head = { warehouseId: receipts[0].warehouseId, reason: input.note ?? null }
  const movement = await newRevaluation(uow, head, revalued)
  movement.basis = input.basis
  await movement.save()
  await insertRows(
    uow.trx,
    'landed_charges',
    charges.map(({ kind, description = null, billChargeId = null, amountMinor }) => ({
      ...{ movement_id: movement.id, kind, description, amount_minor: amountMinor },
      bill_charge_id: billChargeId,
    }))
  )
  await postOrAsk(uow, movement)
  await recordMovement(uow, 'create', movement, { after: movement.toAudit() })
  return movement
}

async function postOrAsk(uow: UnitOfWork, movement: StockMovement) {
  const judgement = await judgeValue(uow, movement.valueMinor)
  if (judgement.reasons.length) return requestApproval(uow, movement, judgement)
  await postRevaluation(uow, movement)
  await noteRelease(uow, movement.id, judgement.valueMinor)
}

async function receiptsOf(uow: UnitOfWork, ids: number[]): Promise<StockMovement[]> {
  const found = await StockMovement.query({ client: uow.trx })
    .whereIn('id', ids)
    .forUpdate()
    .preload('lines')
  const byId = new Map(found.map((movement) => [movement.id, movement]))
  const wrong: Record<string, string[]> = {}
  const receipts = ids.map((id, i) => {
    const movement = byId.get(id)
    const isReceipt =
      movement?.type === 'receive' && movement.status === 'posted' && !movement.reversalOfId
    if (!isReceipt) wrong[`movementIds.${i}`] = ['notReceived']
    return movement!
  })
  if (Object.keys(wrong).length) throw invalid(wrong)
  return receipts
}

/** @throws AppError 422 on `basis` where it says nothing of a material */
function weightsOf(
  basis: Input['basis'],
  lines: StockMovementLine[],
  materials: Map<number, Material>
): number[] {
  if (basis === 'quantity') return lines.map(({ quantityE4 }) => quantityE4)
  if (basis === 'weight') {
    const unknown = [...materials.values()].filter(({ weightE4 }) => !weightE4)
    if (unknown.length) throw invalid({ basis: ['noWeight'] })
    return lines.map(({ quantityE4, materialId }) =>
      // grams, so that the product stays a whole number that is held exactly
      Math.round((quantityE4 / 10_000) * (materials.get(materialId)!.weightE4! / 10))
    )
  }
  const values = lines.map(({ valueMinor }) => valueMinor)
  if (!values.some(Boolean)) throw invalid({ basis: ['noValue'] })
  return values
}
