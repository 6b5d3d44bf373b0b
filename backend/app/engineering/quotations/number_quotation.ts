import { randomUUID } from 'node:crypto'
import { nextNumber } from '#core/numbering/next_number'
import { QUOTATIONS } from './number_series.js'
import type { UnitOfWork } from '#core/unit_of_work/unit_of_work'
import type Quotation from '#engineering/quotations/models/quotation'

/** The placeholder of the number, until the quotation is submitted. */
const DRAFT = 'DRAFT-'

/**
 * Gives a quotation that is submitted the next number of its year, so that the series has no gap
 * where a draft was given up. Revisions and what has its number already keep theirs.
 * @param issuedOn the day whose year counts, `YYYY-MM-DD`
 */
export async function numberQuotation(uow: UnitOfWork, quotation: Quotation, issuedOn: string) {
  if (quotation.number && !quotation.number.startsWith(DRAFT)) return
  quotation.number = await nextNumber(uow.trx, QUOTATIONS, Number(issuedOn.slice(0, 4)))
  quotation.rootNumber = quotation.number
}

/** A placeholder that no other row has, for the insert; the id is set afterwards. */
export function markUnnumbered(quotation: Quotation) {
  quotation.number = `${DRAFT}${randomUUID().slice(0, 18)}`
  quotation.rootNumber = quotation.number
}

/** The name of a draft, by the id that it has got: `DRAFT-118`. */
export function nameDraft(quotation: Quotation) {
  quotation.number = `${DRAFT}${quotation.id}`
  quotation.rootNumber = quotation.number
}
