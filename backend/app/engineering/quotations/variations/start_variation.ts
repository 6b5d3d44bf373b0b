import type { Infer } from '@vinejs/vine/types'
import { conflict, invalid } from '#core/base/app_error'
import { checkVersion } from '#core/http/version'
import { today } from '#core/settings/firm_clock'
import type { UnitOfWork } from '#core/unit_of_work/unit_of_work'
import { parseDecimal } from '#engines/money/money'
import type { Change } from '#engineering/quotations/actions/change_quotation'
import { newQuotation } from '#engineering/quotations/actions/create_quotation'
import {
  fillPrices,
  fillSearchText,
  keptLine,
  rescore,
} from '#engineering/quotations/actions/fill_quotation'
import { storeLines } from '#engineering/quotations/actions/store_lines'
import { lockQuotation } from '#engineering/quotations/lock_quotation'
import { logQuotation } from '#engineering/quotations/log_quotation'
import type Quotation from '#engineering/quotations/models/quotation'
import { PLAIN_FIELDS } from '#engineering/quotations/models/quotation'
import type { LineValues } from '#engineering/quotations/pricing/line_values'
import { projectOf } from '#engineering/quotations/queries/project_of'
import { requireAction } from '#engineering/quotations/states'
import type { variationValidator } from './validator.js'

type Chosen = Infer<typeof variationValidator>['lines']

/** What of the job its variation states of its own. */
const OWN = { notes: null, coverLetter: null, coverLetterAr: null, validUntilOn: null }

/**
 * Starts a variation of a job that was won, as a draft with the lines that change. It is numbered to its
 * parent: `Q-2026-0042-V1`.
 * @throws AppError 404, 409 CONFLICT, 409 NO_PROJECT, 412, 422 on a line of another quotation
 */
export async function startVariation(
  uow: UnitOfWork,
  { id, expectedVersion, by }: Change,
  chosen: Chosen
): Promise<Quotation> {
  const parent = await lockQuotation(uow, id)
  requireAction('vary', parent, by)
  await checkVersion(parent, expectedVersion, uow.trx)
  if (!(await projectOf(parent.id, uow.trx))) throw conflict('NO_PROJECT')
  const lines = changedLines(parent, chosen)
  const variation = await draftOf(uow, parent)
  const used = new Set(lines.map(({ costCurrency }) => costCurrency))
  variation.costRates = (parent.costRates ?? []).filter(({ currency }) => used.has(currency))
  fillPrices(variation, lines, {}, parent.currency)
  await rescore(uow, variation)
  fillSearchText(variation)
  await variation.save()
  await storeLines(uow, variation, lines)
  await logQuotation(uow, 'create', variation, { after: variation.toAudit() })
  await logQuotation(uow, 'vary', parent, { after: { variation: variation.number } })
  return variation
}

async function draftOf(uow: UnitOfWork, parent: Quotation): Promise<Quotation> {
  const { areaSqmE4, clientId, clientName, vatRateBp, terms } = parent
  const number = await numberOfVariation(uow, parent)
  const variation = newQuotation(uow, today())
  variation.merge(Object.fromEntries(PLAIN_FIELDS.map((name) => [name, parent[name] ?? null])))
  variation.merge({ ...OWN, areaSqmE4, clientId, clientName, vatRateBp, quotedOn: today() })
  // a fixed amount was charged with the job; a percentage is of what changes
  const markups = (parent.markups ?? []).filter(({ mode }) => mode === 'percent')
  variation.merge({ number, rootNumber: number, variationOfId: parent.id })
  variation.terms = terms
  variation.markups = markups
  return variation
}

/** One above the highest of the job; the number of a deleted draft is used again. */
async function numberOfVariation({ trx }: UnitOfWork, { rootNumber }: Quotation): Promise<string> {
  const rows: { root_number: string }[] = await trx
    .from('quotations')
    .where('root_number', 'like', `${rootNumber}-V%`)
    .select('root_number')
  const last = Math.max(0, ...rows.map((row) => Number(/-V(\d+)$/.exec(row.root_number)?.[1] ?? 0)))
  return `${rootNumber}-V${last + 1}`
}

function changedLines(parent: Quotation, chosen: Chosen): LineValues[] {
  const own = new Map(parent.lines.map((line) => [line.id, line]))
  const wrong: Record<string, string[]> = {}
  const lines = chosen.flatMap(({ lineId, quantity }, index) => {
    const line = own.get(lineId)
    const quantityE4 = Number(parseDecimal(quantity, 4))
    if (!line) wrong[`lines.${index}.lineId`] = ['absent']
    else if (!quantityE4) wrong[`lines.${index}.quantity`] = ['required']
    // each line once
    own.delete(lineId)
    return line ? [{ ...keptLine(line), quantityE4, clientRow: null }] : []
  })
  if (Object.keys(wrong).length) throw invalid(wrong)
  return lines
}
