import { documentRate } from '#core/books/document_rate'
import { storedJson } from '#core/database/stored_json'
import { atRate } from '#core/exchange_rates/at_rate'
import { registerBadDebts, type BadDebt } from '#core/vat/debt_reliefs'
import { partyOf } from '#commercial/books/invoice_facts'
import { WRITE_OFF } from '#commercial/write_offs/records'
import { divideHalfUp } from '#engines/money/money'

/** The part of an amount that is written off of all that an invoice asks. */
function partOf(amountMinor: number, row: any): number {
  const share = BigInt(amountMinor) * BigInt(row.amount_minor)
  return Number(divideHalfUp(share, BigInt(row.total_minor)))
}

function debtOf(row: any, rate: bigint): BadDebt {
  const inRiyals = (minor: number | string) => atRate(Number(minor), row.currency, rate)
  const buyer = storedJson<{ vatNumber?: string | null } | null>(row.buyer)
  return {
    ...{ id: Number(row.id), number: row.invoice_number, suppliedOn: row.issued_on },
    ...{ writtenOffOn: row.written_off_on, reversedOn: row.reversed_on },
    taxableMinor: inRiyals(partOf(Number(row.taxable_minor), row)),
    vatMinor: inRiyals(partOf(Number(row.vat_minor), row)),
    ...{ party: partyOf(row.client_id), partyName: row.client_name },
    partyVatNumber: buyer?.vatNumber ?? null,
  }
}

registerBadDebts({
  kind: WRITE_OFF,
  async read(ids, trx) {
    const rows: any[] = await trx
      .from('invoice_write_offs as w')
      .join('invoices as i', 'i.id', 'w.invoice_id')
      .whereIn('w.id', ids)
      .whereNotNull('w.written_off_on')
      .where('i.total_minor', '>', 0)
      .select('w.*', 'i.number as invoice_number', 'i.issued_on', 'i.exchange_rate_e6')
      .select('i.taxable_minor', 'i.vat_minor', 'i.total_minor', 'i.buyer')
    const debts = new Map<number, BadDebt>()
    for (const row of rows) {
      const rate = documentRate(row.exchange_rate_e6, row.currency, row.issued_on)
      if (rate !== null) debts.set(Number(row.id), debtOf(row, rate))
    }
    return debts
  },
  async suppliedUntil(day, limit, trx) {
    const rows = await trx
      .from('invoice_write_offs as w')
      .join('invoices as i', 'i.id', 'w.invoice_id')
      .where('w.status', 'approved')
      .where('i.issued_on', '<=', day)
      .where('i.vat_minor', '>', 0)
      .orderBy('w.id', 'desc')
      .limit(limit)
      .select('w.id')
    return rows.map((row) => Number(row.id))
  },
})
