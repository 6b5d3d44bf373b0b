import db from '@adonisjs/lucid/services/db'
import { kindNames, type KindName } from '#procurement/withholding_kinds/kind_names'

/** What was withheld of a vendor in a year, by kind and rate; in minor units of the base currency. */
export interface CertificateLine {
  kind: KindName
  rateE4: number
  /** The taxable base: with the tax that the firm bears. */
  subjectMinor: number
  taxMinor: number
  /** Of the tax what the firm bears. */
  borneMinor: number
}

const within = (vendorId: number, year: number) =>
  db
    .from('withholdings')
    .where('vendor_id', vendorId)
    .whereBetween('withheld_on', [`${year}-01-01`, `${year}-12-31`])

export async function certificateLines(vendorId: number, year: number): Promise<CertificateLine[]> {
  const rows: any[] = await within(vendorId, year)
    .groupBy('kind_id', 'rate_e4')
    .orderBy('kind_id')
    .orderBy('rate_e4')
    .select('kind_id', 'rate_e4')
    .select(db.raw('SUM(CASE WHEN tax_borne = 1 THEN base_tax_minor ELSE 0 END) as borne'))
    .sum('base_subject_minor as subject')
    .sum('base_tax_minor as tax')
  const kinds = await kindNames(rows.map((row) => Number(row.kind_id)))
  return rows.map((row) => ({
    ...{ kind: kinds.get(Number(row.kind_id))!, rateE4: Number(row.rate_e4) },
    ...{ subjectMinor: Number(row.subject), taxMinor: Number(row.tax) },
    borneMinor: Number(row.borne),
  }))
}

/** The years in which anything was withheld of a vendor, latest first. */
export async function certificateYears(vendorId: number) {
  const rows: any[] = await db
    .from('withholdings')
    .where('vendor_id', vendorId)
    .groupBy('year')
    .orderBy('year', 'desc')
    .select(db.raw('SUBSTR(withheld_on, 1, 4) as year'))
    .sum('base_subject_minor as subject')
    .sum('base_tax_minor as tax')
  return rows.map((row) => ({
    ...{ year: Number(row.year), subjectMinor: Number(row.subject), taxMinor: Number(row.tax) },
  }))
}
