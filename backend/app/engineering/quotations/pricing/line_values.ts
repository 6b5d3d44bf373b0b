import { parseDecimal } from '#engines/money/money'
import type { CostHead, Inclusion, VatCategory } from '#engineering/enums/bill'
import type { LineInput } from '#engineering/quotations/validator'

/** A line of the wire as it is stored, its total aside. */
export interface LineValues {
  /** As the client numbers it. */
  clientItem: string | null
  section: string | null
  description: string
  descriptionAr: string | null
  unit: string | null
  quantityE4: number
  unitRateE4: number
  costHead: CostHead | null
  unitCostE4: number | null
  /** The currency its cost was entered in, where that is another than the quotation's. */
  costCurrency: string | null
  /** The cost as it was entered in it. */
  foreignCostE4: number | null
  /** From when its rate was in force in the library. */
  rateOn: string | null
  /** The row of the client's workbook that it was made of. */
  clientRow: string | null
  inclusion: Inclusion
  vatCategory: VatCategory
}

export function lineValues(line: LineInput): LineValues {
  const entered = line.unitCost ? Number(parseDecimal(line.unitCost, 4)) : null
  const costCurrency = (entered !== null && line.costCurrency) || null
  return {
    clientItem: line.clientItem ?? null,
    section: line.section ?? null,
    description: line.description,
    descriptionAr: line.descriptionAr ?? null,
    unit: line.unit ?? null,
    quantityE4: Number(parseDecimal(line.quantity, 4)),
    unitRateE4: Number(parseDecimal(line.unitRate, 4)),
    costHead: line.costHead ?? null,
    // converted once the rates are known
    unitCostE4: costCurrency ? null : entered,
    costCurrency,
    foreignCostE4: costCurrency ? entered : null,
    rateOn: line.rateOn ?? null,
    clientRow: line.clientRow ?? null,
    inclusion: line.inclusion ?? 'included',
    vatCategory: line.vatCategory ?? 'standard',
  }
}
