import { divideHalfUp } from '#engines/money/money'
import type { Client } from '#procurement/withholding_kinds/rates'
import { summed, type Basis, type Subject, type Withheld } from './work_out.js'

/** A bill with what it bears. */
export interface BillBasis extends Basis {
  vendorId: number
  currency: string
}

/** These bills with what withholding tax is counted from, by id; only those that bear any. */
export async function readBases(
  billIds: readonly number[],
  client: Client
): Promise<Map<number, BillBasis>> {
  if (!billIds.length) return new Map()
  const kinds = await kindsOf(billIds, client)
  const withheld = await withheldOf(billIds, client)
  const bearing = billIds.filter((id) => kinds.has(id) || withheld.has(id))
  if (!bearing.length) return new Map()
  const advanced = await advancedOf(bearing, client)
  const bills: any[] = await client.from('purchase_bills').whereIn('id', bearing)
  return new Map(
    bills.map((row) => {
      const id = Number(row.id)
      const amount = (name: string) => Number(row[`${name}_minor`])
      return [
        id,
        {
          ...{ vendorId: Number(row.vendor_id), currency: row.currency },
          taxBorne: !!row.tax_borne,
          payableMinor: amount('total') - amount('credited') - amount('advance'),
          paidMinor: amount('paid'),
          ...{ kinds: kinds.get(id) ?? [], advanced: advanced.get(id) ?? [] },
          withheld: withheld.get(id) ?? [],
        },
      ]
    })
  )
}

/** What lines and charges of bills bear, before VAT and less credits. */
async function kindsOf(
  billIds: readonly number[],
  client: Client
): Promise<Map<number, Subject[]>> {
  const found = new Map<number, Map<number, number>>()
  for (const table of ['purchase_bill_lines', 'purchase_bill_charges']) {
    const rows: any[] = await client
      .from(table)
      .whereIn('purchase_bill_id', [...billIds])
      .whereNotNull('withholding_kind_id')
      .groupBy('purchase_bill_id', 'withholding_kind_id')
      .select('purchase_bill_id as bill', 'withholding_kind_id as kind')
      .select(client.raw('SUM(net_minor - credited_net_minor) as net'))
    for (const row of rows) {
      const [bill, kind] = [Number(row.bill), Number(row.kind)]
      const kinds = found.get(bill) ?? new Map<number, number>()
      found.set(bill, kinds.set(kind, (kinds.get(kind) ?? 0) + Number(row.net)))
    }
  }
  return new Map(
    [...found].map(([bill, kinds]) => [
      bill,
      [...kinds].map(([kindId, subjectMinor]) => ({ kindId, subjectMinor })),
    ])
  )
}

/** What of an amount of an advance is in what a bill recovers of it. */
export const recoveredShare = (
  minor: number,
  { recoveredMinor, amountMinor }: { recoveredMinor: number; amountMinor: number }
): number => Number(divideHalfUp(BigInt(minor) * BigInt(recoveredMinor), BigInt(amountMinor)))

async function withheldOf(billIds: readonly number[], client: Client) {
  const rows: any[] = await client
    .from('withholdings')
    .whereIn('purchase_bill_id', [...billIds])
    .orderBy('id')
  const found = Map.groupBy(rows, (row) => Number(row.purchase_bill_id))
  return new Map([...found].map(([id, some]) => [id, some.map(withheldRow)]))
}

/** A stored row as the sums have it. */
export const withheldRow = (row: any): Withheld => ({
  ...{ kindId: Number(row.kind_id), rateE4: Number(row.rate_e4), taxBorne: !!row.tax_borne },
  treatyId: row.treaty_id === null ? null : Number(row.treaty_id),
  // the base is kept with the tax that the firm bears
  subjectMinor: Number(row.subject_minor) - (row.tax_borne ? Number(row.tax_minor) : 0),
  taxMinor: Number(row.tax_minor),
  baseSubjectMinor: Number(row.base_subject_minor),
  baseTaxMinor: Number(row.base_tax_minor),
})

/** Rows of one kind, rate and certificate as one; those that were taken back since are left out. */
export function summedByRate(rows: readonly Withheld[]): Withheld[] {
  const groups = Map.groupBy(
    rows,
    (row) => `${row.kindId} ${row.rateE4} ${row.treatyId} ${row.taxBorne}`
  )
  return [...groups.values()].map(summed).filter((row) => row.subjectMinor || row.taxMinor)
}

/** What bore the tax with the advances that bills recover, in the share that each recovers. */
async function advancedOf(billIds: readonly number[], client: Client) {
  const rows: any[] = await client
    .from('vendor_advance_recoveries as r')
    .join('vendor_advances as a', 'a.id', 'r.vendor_advance_id')
    .join('withholdings as w', 'w.vendor_advance_id', 'a.id')
    .whereIn('r.purchase_bill_id', [...billIds])
    .where('r.amount_minor', '>', 0)
    .orderBy('w.id')
    .select('r.purchase_bill_id as bill', 'r.amount_minor as recovered')
    .select('a.amount_minor as advance')
    .select('r.id as recovery', 'w.*')
  const found = Map.groupBy(rows, (row) => Number(row.bill))
  return new Map(
    [...found].map(([id, some]) => {
      const recoveries = Map.groupBy(some, (row) => Number(row.recovery))
      return [id, [...recoveries.values()].flatMap(shareOfAdvance)]
    })
  )
}

/** What a bill recovers of one advance, as far as it bore the tax. */
function shareOfAdvance(rows: any[]) {
  const [{ recovered, advance }] = rows
  const share = { recoveredMinor: Number(recovered), amountMinor: Number(advance) }
  return summedByRate(rows.map(withheldRow)).map((row) => ({
    ...row,
    subjectMinor: recoveredShare(row.subjectMinor, share),
  }))
}
