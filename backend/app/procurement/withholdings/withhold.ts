import type { UnitOfWork } from '#core/unit_of_work/unit_of_work'
import { ratesOfVendors, type Client } from '#procurement/withholding_kinds/rates'
import { readBases, recoveredShare, summedByRate, withheldRow } from './read_basis.js'
import { inRiyals } from './record_withholdings.js'
import { partsOfPayment, partsOfRefund, taxLeft, type Part, type Withheld } from './work_out.js'

interface Payment {
  billId: number
  amountMinor: number
}

/** What payments of these bills on a day withhold, by bill; each bill is paid once. */
export async function withheldOf(
  payments: readonly Payment[],
  on: string,
  client: Client
): Promise<Map<number, Part[]>> {
  const bases = await readBases(
    payments.map(({ billId }) => billId),
    client
  )
  if (!bases.size) return new Map()
  const vendors = [...new Set([...bases.values()].map(({ vendorId }) => vendorId))]
  const rates = await ratesOfVendors(vendors, on, client)
  return new Map(
    payments.flatMap(({ billId, amountMinor }) => {
      const basis = bases.get(billId)
      if (!basis) return []
      return [[billId, partsOfPayment(basis, amountMinor, rates.get(basis.vendorId)!)]]
    })
  )
}

const taxOf = (parts: readonly Part[] = [], isBorne: boolean) =>
  parts.reduce((sum, { taxMinor, taxBorne }) => sum + (taxBorne === isBorne ? taxMinor : 0), 0)

/** What is taken off what is paid. */
export const taxOfParts = (parts: readonly Part[] | undefined) => taxOf(parts, false)

/** What the firm bears beside what it pays. */
export const borneOfParts = (parts: readonly Part[] | undefined) => taxOf(parts, true)

interface Paid extends Payment {
  on: string
  rateE6: number | null
}

/** What a payment of a locked bill withholds, with its worth in riyals. */
export async function withholdOf(uow: UnitOfWork, paid: Paid): Promise<Withheld[]> {
  const basis = (await readBases([paid.billId], uow.trx)).get(paid.billId)
  if (!basis) return []
  const { vendorId, currency } = basis
  const rates = await ratesOfVendors([vendorId], paid.on, uow.trx)
  const parts = partsOfPayment(basis, paid.amountMinor, rates.get(vendorId)!)
  return inRiyals(parts, { currency, rateE6: paid.rateE6 })
}

/** What a refund of a locked bill takes back, of all that its vendor owes of it. */
export async function takeBackOf(
  uow: { trx: Client },
  { billId, amountMinor, owedMinor, on }: Payment & { owedMinor: number; on: string }
): Promise<Withheld[]> {
  const basis = (await readBases([billId], uow.trx)).get(billId)
  if (!basis) return []
  const rates = await ratesOfVendors([basis.vendorId], on, uow.trx)
  return partsOfRefund(basis, { amountMinor, owedMinor }, rates.get(basis.vendorId)!)
}

/** What a refund took back of a bill, the other way round. */
export async function withheldAgain(
  { trx }: UnitOfWork,
  { refundId, billId }: { refundId: number; billId: number }
): Promise<Withheld[]> {
  const rows: any[] = await trx
    .from('withholdings as w')
    .join('purchase_payments as p', 'p.id', 'w.purchase_payment_id')
    .where({ 'p.vendor_refund_id': refundId, 'p.purchase_bill_id': billId })
    .orderBy('w.id')
    .select('w.*')
  return rows.map(withheldRow).map(oppositeOf)
}

/** What a payment withheld, the other way round: it was never paid. */
export async function withheldNever({ trx }: UnitOfWork, paymentId: number): Promise<Withheld[]> {
  const rows: any[] = await trx
    .from('withholdings')
    .where('purchase_payment_id', paymentId)
    .orderBy('id')
  return rows.map(withheldRow).map(oppositeOf)
}

/** What an advance withheld in all, the other way round. */
export async function advanceWithheldNever({ trx }: UnitOfWork, advanceId: number) {
  const rows: any[] = await trx
    .from('withholdings')
    .where('vendor_advance_id', advanceId)
    .orderBy('id')
  return summedByRate(rows.map(withheldRow)).map(oppositeOf)
}

const oppositeOf = (row: Withheld): Withheld => ({
  ...row,
  ...{ subjectMinor: -row.subjectMinor, taxMinor: -row.taxMinor },
  ...{ baseSubjectMinor: -row.baseSubjectMinor, baseTaxMinor: -row.baseTaxMinor },
})

interface Recovered {
  /** Of the advance. */
  id: number
  amountMinor: number
  recoveredMinor: number
}

/** The tax that payments of a new bill would withhold, were so much of these advances recovered by it. */
export async function taxBesideAdvances(
  { trx }: UnitOfWork,
  bill: { id: number; billedOn: string },
  recovered: readonly Recovered[]
): Promise<number> {
  const basis = (await readBases([bill.id], trx)).get(bill.id)
  if (!basis) return 0
  const advances = new Map(recovered.map((one) => [one.id, one]))
  const rows: any[] = await trx
    .from('withholdings')
    .whereIn('vendor_advance_id', [...advances.keys()])
    .orderBy('id')
  const groups = Map.groupBy(rows, (row) => Number(row.vendor_advance_id))
  const advanced = [...groups].flatMap(([id, some]) =>
    summedByRate(some.map(withheldRow)).map((row) => ({
      ...row,
      subjectMinor: recoveredShare(row.subjectMinor, advances.get(id)!),
    }))
  )
  const rates = await ratesOfVendors([basis.vendorId], bill.billedOn, trx)
  return taxLeft({ ...basis, advanced }, rates.get(basis.vendorId)!)
}
