import { conflict } from '#core/base/app_error'
import { sqlInstant } from '#core/database/instants'
import { insertRows } from '#core/database/many_rows'
import { atRate } from '#core/exchange_rates/at_rate'
import { addDays } from '#core/settings/days'
import type { UnitOfWork } from '#core/unit_of_work/unit_of_work'
import { openMonth } from '#procurement/withholding_returns/open_month'
import { baseOf, type Part, type Withheld } from './work_out.js'

/** What a payment withholds in all, and what the firm bears beside it, in minor units of its currency and in riyals. */
export interface WithheldSum {
  withheldMinor: number
  baseWithheldMinor: number
  borneMinor: number
  baseBorneMinor: number
}

export function sumWithheld(parts: readonly Withheld[]): WithheldSum {
  const sum = (isBorne: boolean, name: 'taxMinor' | 'baseTaxMinor') =>
    parts.reduce((total, part) => total + (part.taxBorne === isBorne ? part[name] : 0), 0)
  return {
    ...{ withheldMinor: sum(false, 'taxMinor'), baseWithheldMinor: sum(false, 'baseTaxMinor') },
    ...{ borneMinor: sum(true, 'taxMinor'), baseBorneMinor: sum(true, 'baseTaxMinor') },
  }
}

/** The same as a payment stores it. */
export function withheldColumns(parts: readonly Withheld[]) {
  const { withheldMinor, baseWithheldMinor, borneMinor, baseBorneMinor } = sumWithheld(parts)
  return {
    ...{ withheld_minor: withheldMinor, base_withheld_minor: baseWithheldMinor },
    ...{ borne_minor: borneMinor, base_borne_minor: baseBorneMinor },
  }
}

interface At {
  currency: string
  /** Riyals / 10^6 for one unit; null where none is known. */
  rateE6: number | null
}

/**
 * The parts of a payment with their worth in riyals at the rate of its day.
 * @throws AppError 409 WITHHOLDING_NO_RATE: what is owed to the authority is owed in riyals
 */
export function inRiyals(parts: readonly Part[], { currency, rateE6 }: At): Withheld[] {
  if (!parts.length) return []
  if (rateE6 === null) throw conflict('WITHHOLDING_NO_RATE', { params: { currency } })
  const of = (minor: number) => atRate(minor, currency, BigInt(rateE6))
  return parts.map((part) => ({
    ...part,
    ...{ baseSubjectMinor: of(baseOf(part)), baseTaxMinor: of(part.taxMinor) },
  }))
}

interface Of {
  paymentId?: number
  advanceId?: number
  billId?: number
  number: string
  vendorId: number
  currency: string
  on: string
}

/**
 * Keeps what a payment withheld. It is reported with the month of its day, or, where that was filed, with the
 * first month after what was filed.
 */
export async function recordWithholdings(uow: UnitOfWork, parts: readonly Withheld[], of: Of) {
  if (!parts.length) return
  const through = await filedThrough(uow)
  const isLate = through !== null && of.on <= through
  const reportedOn = isLate ? addDays(through, 1) : of.on
  await openMonth(uow, reportedOn)
  await insertRows(
    uow.trx,
    'withholdings',
    parts.map((part) => ({
      ...{ purchase_payment_id: of.paymentId ?? null, vendor_advance_id: of.advanceId ?? null },
      ...{ purchase_bill_id: of.billId ?? null, document_number: of.number },
      ...{ vendor_id: of.vendorId, currency: of.currency, withheld_on: of.on },
      ...{ reported_on: reportedOn, is_correction: isLate || part.subjectMinor < 0 },
      ...{ kind_id: part.kindId, treaty_id: part.treatyId, rate_e4: part.rateE4 },
      ...{ subject_minor: baseOf(part), tax_minor: part.taxMinor, tax_borne: part.taxBorne },
      ...{ base_subject_minor: part.baseSubjectMinor, base_tax_minor: part.baseTaxMinor },
      ...{ created_by: uow.actor.id, created_at: sqlInstant() },
    }))
  )
}

/** The last day that was filed. It stays so until this unit ends: who files waits. */
async function filedThrough({ trx }: UnitOfWork): Promise<string | null> {
  const row = await trx.from('withholding_filings').forShare().firstOrFail()
  return row.filed_through_on
}
