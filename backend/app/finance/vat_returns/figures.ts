import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import { addDays } from '#core/settings/days'
import { isSalesBox, VAT_BOXES, type VatBox } from '#core/vat/vat_boxes'
import type { Period } from './periods.js'

export type Client = Pick<QueryClientContract, 'from' | 'raw'>

/** What stands in one box, in minor units of the base currency; credits and reliefs adjust below nothing. */
export interface BoxFigures {
  amountMinor: number
  adjustmentMinor: number
  vatMinor: number
}

/** A return as ZATCA's form has it. */
export interface VatFigures {
  boxes: Record<VatBox, BoxFigures>
  totalSales: BoxFigures
  totalPurchases: BoxFigures
  vatDueMinor: number
  correctionsMinor: number
  creditCarriedMinor: number
  netDueMinor: number
}

interface BoxSum {
  box: VatBox
  isAdjustment: boolean
  isCorrection: boolean
  taxableMinor: number
  vatMinor: number
  dueMinor: number
}

/** Entries of a period summed by box: the documents themselves are not read. */
async function boxSums({ fromOn, toOn }: Period, client: Client): Promise<BoxSum[]> {
  const rows: any[] = await client
    .from('vat_entries')
    .whereBetween('reported_on', [fromOn, toOn])
    .groupBy('box', 'is_adjustment', 'is_correction')
    .select('box', 'is_adjustment', 'is_correction')
    .sum('taxable_minor as taxable')
    .sum('vat_minor as vat')
    .sum('due_minor as due')
  return rows.map((row) => ({
    ...{ box: row.box, isAdjustment: !!row.is_adjustment, isCorrection: !!row.is_correction },
    ...{ taxableMinor: Number(row.taxable), vatMinor: Number(row.vat), dueMinor: Number(row.due) },
  }))
}

/** VAT that the return before has left to the firm, unless it asked for the money. */
async function creditCarried({ fromOn }: Period, client: Client): Promise<number> {
  const before = await client
    .from('vat_returns')
    .where('to_on', addDays(fromOn, -1))
    .where('status', 'filed')
    .first()
  if (!before || before.refund_requested) return 0
  return Math.max(0, -Number(before.net_minor))
}

/** What a return says as its entries are now. */
export async function liveFigures(period: Period, client: Client): Promise<VatFigures> {
  return formOf(await boxSums(period, client), await creditCarried(period, client))
}

/**
 * Boxes 1 to 16 of the form. The VAT of imports under reverse charge is owed and deducted at once: it stands in
 * its box and adds nothing to the sum. Corrections of earlier periods are in box 14 alone.
 */
export function formOf(sums: readonly BoxSum[], creditCarriedMinor: number): VatFigures {
  const boxes = Object.fromEntries(VAT_BOXES.map((box) => [box, nothing()])) as VatFigures['boxes']
  let correctionsMinor = 0
  for (const { box, isAdjustment, isCorrection, ...sum } of sums) {
    if (isCorrection) {
      correctionsMinor += sum.dueMinor
      continue
    }
    boxes[box][isAdjustment ? 'adjustmentMinor' : 'amountMinor'] += sum.taxableMinor
    boxes[box].vatMinor += sum.vatMinor
  }
  const totalSales = totalOf(boxes, true)
  const totalPurchases = totalOf(boxes, false)
  const vatDueMinor = totalSales.vatMinor - totalPurchases.vatMinor
  const netDueMinor = vatDueMinor + correctionsMinor - creditCarriedMinor
  return {
    ...{ boxes, totalSales, totalPurchases, vatDueMinor },
    ...{ correctionsMinor, creditCarriedMinor, netDueMinor },
  }
}

const nothing = (): BoxFigures => ({ amountMinor: 0, adjustmentMinor: 0, vatMinor: 0 })

function totalOf(boxes: VatFigures['boxes'], sales: boolean): BoxFigures {
  const total = nothing()
  for (const box of VAT_BOXES) {
    if (isSalesBox(box) !== sales) continue
    total.amountMinor += boxes[box].amountMinor
    total.adjustmentMinor += boxes[box].adjustmentMinor
    if (box !== 'reverse_charge_imports') total.vatMinor += boxes[box].vatMinor
  }
  return total
}
