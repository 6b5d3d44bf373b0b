import { insertRows } from '#core/database/many_rows'
import type { UnitOfWork } from '#core/unit_of_work/unit_of_work'
import type Quotation from '#engineering/quotations/models/quotation'
import QuotationLine from '#engineering/quotations/models/quotation_line'
import type { LineValues } from '#engineering/quotations/pricing/line_values'
import { lineTotalMinor } from '#engines/money/money'
import { loadLines } from '#engineering/quotations/queries/load_lines'

/** Replaces the lines of a saved quotation as a whole. */
export async function storeLines(uow: UnitOfWork, quotation: Quotation, lines: LineValues[]) {
  await QuotationLine.query({ client: uow.trx }).where('quotationId', quotation.id).delete()
  const rows = lines.map((line, index) => ({
    quotation_id: quotation.id,
    position: index + 1,
    client_item: line.clientItem,
    section: line.section,
    description: line.description,
    description_ar: line.descriptionAr,
    unit: line.unit,
    quantity_e4: line.quantityE4,
    unit_rate_e4: line.unitRateE4,
    cost_head: line.costHead,
    unit_cost_e4: line.unitCostE4,
    // states that were kept before lines knew it have none
    cost_currency: line.costCurrency ?? null,
    foreign_cost_e4: line.foreignCostE4 ?? null,
    rate_on: line.rateOn ?? null,
    client_row: line.clientRow ?? null,
    inclusion: line.inclusion,
    vat_category: line.vatCategory,
    total_minor: lineTotalMinor(line.quantityE4, line.unitRateE4, quotation.currency),
  }))
  await insertRows(uow.trx, 'quotation_lines', rows)
  await loadLines(quotation)
}
