import db from '@adonisjs/lucid/services/db'
import { baseMoney } from '#core/exchange_rates/at_rate'
import { formatDecimal4, formatMoney } from '#engines/money/money'
import { kindNames } from '#procurement/withholding_kinds/kind_names'
import type Withholding from './withholding.js'

/** What was withheld as the list answers it. */
export async function presentWithholdings(rows: readonly Withholding[]) {
  const kinds = await kindNames(rows.map(({ kindId }) => kindId))
  const vendors = await vendorNames(rows.map(({ vendorId }) => vendorId))
  const certificates = await certificatesOf(rows.map(({ treatyId }) => treatyId))
  return rows.map((row) => {
    const { id, withheldOn, reportedOn, documentNumber, vendorId, currency } = row
    return {
      ...{ id, withheldOn, reportedOn, documentNumber, vendorId, currency },
      vendorName: vendors.get(vendorId)!,
      kind: kinds.get(row.kindId)!,
      rate: formatDecimal4(row.rateE4),
      certificate: certificates.get(row.treatyId ?? 0) ?? null,
      ...{ isCorrection: !!row.isCorrection, taxBorne: !!row.taxBorne },
      ...{ billId: row.purchaseBillId, advanceId: row.vendorAdvanceId },
      ...{ subject: baseMoney(row.baseSubjectMinor), tax: baseMoney(row.baseTaxMinor) },
      foreignSubject: formatMoney(row.subjectMinor, currency),
      foreignTax: formatMoney(row.taxMinor, currency),
    }
  })
}

async function vendorNames(ids: readonly number[]): Promise<Map<number, string>> {
  const rows: any[] = await db
    .from('vendors')
    .whereIn('id', [...new Set(ids)])
    .select('id', 'name')
  return new Map(rows.map((row) => [Number(row.id), row.name]))
}

async function certificatesOf(ids: readonly (number | null)[]): Promise<Map<number, string>> {
  const wanted = [...new Set(ids.flatMap((id) => id ?? []))]
  if (!wanted.length) return new Map()
  const rows: any[] = await db.from('withholding_treaties').whereIn('id', wanted)
  return new Map(rows.map((row) => [Number(row.id), row.certificate]))
}
