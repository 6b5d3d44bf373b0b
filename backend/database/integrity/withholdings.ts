import type { Reason } from '#core/base/reason'
import { writer } from '#core/database/writer'
import { liveFigures } from '#procurement/withholding_returns/figures'
import { fault, judgeRows, type Finding } from './check.js'
import { pagesOf } from './pages.js'

const AMOUNTS = ['withheld_minor', 'base_withheld_minor', 'borne_minor', 'base_borne_minor']
const FIGURES = ['from_on', 'to_on', 'due_minor', 'status']

/**
 * What a payment or an advance says was withheld is what its rows come to, and a filed return still says what was
 * filed, of the rows that it froze.
 */
export async function checkWithholdings(): Promise<Finding> {
  const payments = await judgeRows(
    withSums('purchase_payments', 'purchase_payment_id'),
    differs('payment')
  )
  const advances = await judgeRows(
    withSums('vendor_advances', 'vendor_advance_id'),
    differs('advance')
  )
  const filed = pagesOf('withholding_returns', FIGURES, (query) =>
    query.whereNotIn('status', ['open', 'prepared'])
  )
  const returns = await judgeRows(filed, judgeReturn)
  const all = [payments, advances, returns]
  return {
    checked: all.reduce((sum, { checked }) => sum + checked, 0),
    problems: all.flatMap(({ problems }) => problems),
  }
}

interface WithSums {
  row: any
  /** What was withheld, and what the firm bears, as the rows have it. */
  sums: Record<'withheld' | 'borne', { tax: number; base: number }>
}

const differs =
  (document: 'payment' | 'advance') =>
  ({ row, sums }: WithSums) => {
    for (const kind of ['withheld', 'borne'] as const) {
      const { tax, base } = sums[kind]
      const [said, saidBase] = [Number(row[`${kind}_minor`]), Number(row[`base_${kind}_minor`])]
      if (said !== tax || saidBase !== base)
        return fault(`${document}_${kind}`, {
          ...{ id: row.id, kept: said, keptBase: saidBase },
          ...{ sum: tax, sumBase: base },
        })
    }
    return null
  }

async function* withSums(table: string, key: string): AsyncGenerator<WithSums[]> {
  for await (const rows of pagesOf(table, AMOUNTS)) {
    const sums: any[] = await writer()
      .from('withholdings')
      .whereIn(
        key,
        rows.map(({ id }) => id)
      )
      .groupBy(key, 'tax_borne')
      .select(`${key} as owner`, 'tax_borne')
      .sum('tax_minor as tax')
      .sum('base_tax_minor as base')
    const byOwner = Map.groupBy(sums, (row) => Number(row.owner))
    yield rows.map((row) => {
      const own = byOwner.get(Number(row.id)) ?? []
      const of = (isBorne: boolean) => {
        const sum = own.find((one) => !!one.tax_borne === isBorne)
        return { tax: Number(sum?.tax ?? 0), base: Number(sum?.base ?? 0) }
      }
      return { row, sums: { withheld: of(false), borne: of(true) } }
    })
  }
}

async function judgeReturn(row: any): Promise<Reason | null> {
  const figures = await liveFigures({ fromOn: row.from_on, toOn: row.to_on }, writer())
  const due = Number(row.due_minor)
  if (figures.dueMinor !== due)
    return fault('filed_amount', { day: row.from_on, filed: due, now: figures.dueMinor })
  const own = await writer()
    .from('withholdings')
    .where('withholding_return_id', row.id)
    .sum('base_tax_minor as tax')
    .first()
  return Number(own?.tax ?? 0) === figures.taxMinor
    ? null
    : fault('filed_open', { day: row.from_on })
}
