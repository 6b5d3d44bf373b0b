import { writer } from '#core/database/writer'
import { fault, judgeRows, type Finding } from './check.js'
import { pagesOf } from './pages.js'

/** What an advance says was recovered is what its bills recover, and never more than was paid. */
export function checkAdvances(): Promise<Finding> {
  return judgeRows(withSums('vendor_advances', 'vendor_advance_id', ADVANCE), ({ row, sum }) => {
    const recovered = Number(row.recovered_minor)
    if (recovered !== sum)
      return fault('advance_recovered', { number: row.number, kept: recovered, sum })
    const most = row.status === 'paid' ? Number(row.amount_minor) : 0
    return recovered < 0 || recovered > most ? fault('advance_over', { number: row.number }) : null
  })
}

/** What a bill says it recovers is what it took off its advances. */
export function checkRecoveries(): Promise<Finding> {
  const bills = withSums('purchase_bills', 'purchase_bill_id', ['vendor_number', 'advance_minor'])
  return judgeRows(bills, ({ row, sum }) =>
    Number(row.advance_minor) === sum
      ? null
      : fault('bill_recovers', { number: row.vendor_number, kept: row.advance_minor, sum })
  )
}

const ADVANCE = ['number', 'status', 'amount_minor', 'recovered_minor']

async function* withSums(table: string, key: string, columns: string[]) {
  for await (const rows of pagesOf(table, columns)) {
    const sums = await writer()
      .from('vendor_advance_recoveries')
      .whereIn(
        key,
        rows.map(({ id }) => id)
      )
      .groupBy(key)
      .select(key)
      .sum('amount_minor as sum')
    const of = new Map(sums.map((one) => [Number(one[key]), Number(one.sum)]))
    yield rows.map((row) => ({ row, sum: of.get(row.id) ?? 0 }))
  }
}
