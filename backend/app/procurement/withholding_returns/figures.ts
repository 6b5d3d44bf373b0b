import type { Client } from '#procurement/withholding_kinds/rates'

/** What a return says of one kind at one rate, in minor units of the base currency. */
export interface ReturnLine {
  kindId: number
  rateE4: number
  subjectMinor: number
  taxMinor: number
  /** Of it what is of an earlier month, or was taken back. */
  correctionMinor: number
}

export interface ReturnFigures {
  lines: ReturnLine[]
  taxMinor: number
  /** What the return before has left to the firm: below nothing. */
  carriedMinor: number
  dueMinor: number
}

interface Month {
  fromOn: string
  toOn: string
}

/** What a return says as its payments are now. */
export async function liveFigures(month: Month, client: Client): Promise<ReturnFigures> {
  const lines = await linesOf(month, client)
  const taxMinor = lines.reduce((sum, line) => sum + line.taxMinor, 0)
  const carriedMinor = await carriedInto(month, client)
  return { lines, taxMinor, carriedMinor, dueMinor: taxMinor + carriedMinor }
}

async function linesOf({ fromOn, toOn }: Month, client: Client): Promise<ReturnLine[]> {
  const rows: any[] = await client
    .from('withholdings')
    .whereBetween('reported_on', [fromOn, toOn])
    .groupBy('kind_id', 'rate_e4')
    .orderBy('kind_id')
    .orderBy('rate_e4')
    .select('kind_id', 'rate_e4')
    .select(
      client.raw('SUM(CASE WHEN is_correction = 1 THEN base_tax_minor ELSE 0 END) as corrected')
    )
    .sum('base_subject_minor as subject')
    .sum('base_tax_minor as tax')
  return rows.map((row) => ({
    ...{ kindId: Number(row.kind_id), rateE4: Number(row.rate_e4) },
    ...{ subjectMinor: Number(row.subject), taxMinor: Number(row.tax) },
    correctionMinor: Number(row.corrected),
  }))
}

/** More was taken back than withheld: the authority owes it, and the next return counts it. */
async function carriedInto({ fromOn }: Month, client: Client): Promise<number> {
  const before = await client
    .from('withholding_returns')
    .where('from_on', '<', fromOn)
    .whereNotIn('status', ['open', 'prepared'])
    .orderBy('from_on', 'desc')
    .first()
  return Math.min(0, Number(before?.due_minor ?? 0))
}
