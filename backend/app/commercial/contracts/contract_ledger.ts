import type { QueryClientContract } from '@adonisjs/lucid/types/database'

export interface LedgerBalance {
  /** Retention that is held and not released, in minor units. */
  heldMinor: number
  /** Advance that was invoiced and not recovered. */
  advanceOpenMinor: number
  /** Work certified so far. */
  certifiedMinor: number
}

/** The balances of a contract, from the entries that its issued invoices have made. */
export async function contractBalance(
  contractId: number,
  client: QueryClientContract
): Promise<LedgerBalance> {
  const rows = await client
    .from('contract_entries')
    .where('contract_id', contractId)
    .groupBy('account')
    .select('account')
    .sum('amount_minor as total')
  const of = (account: string) => Number(rows.find((row) => row.account === account)?.total ?? 0)
  return {
    heldMinor: of('retention'),
    advanceOpenMinor: of('advance'),
    certifiedMinor: of('certified'),
  }
}

/** Retention that was released and not taken back since, in minor units, from issued documents. */
export async function releasedBalance(
  contractId: number,
  client: QueryClientContract
): Promise<number> {
  const row = await client
    .from('invoices as i')
    .leftJoin('invoices as o', 'o.id', 'i.original_id')
    .where('i.contract_id', contractId)
    .whereNotNull('i.number')
    .select(
      client.raw(
        `SUM(CASE WHEN i.type = 'retention_release' THEN i.gross_minor
          WHEN i.type = 'credit_note' AND o.type = 'retention_release' THEN -i.gross_minor
          ELSE -i.released_minor END) as released`
      )
    )
    .first()
  return Number(row?.released ?? 0)
}

/** VAT that the issued documents of a contract have charged and not taken back. */
export async function chargedVat(contractId: number, client: QueryClientContract): Promise<number> {
  const rows = await client
    .from('invoices')
    .where('contract_id', contractId)
    .whereNotNull('number')
    .groupBy('type')
    .select('type')
    .sum('vat_minor as vat')
  return rows.reduce(
    (sum, { type, vat }) => sum + (type === 'credit_note' ? -1 : 1) * Number(vat),
    0
  )
}

export interface Done {
  quantityE4: number
  amountMinor: number
}

/**
 * What earlier certificates have certified of each line of a contract: the sum of what was issued, at
 * the rates of its day, credit notes taken off. Never recalculated.
 */
export async function certifiedBefore(
  contractId: number,
  client: QueryClientContract
): Promise<Map<number, Done>> {
  const rows = await client
    .from('invoice_lines')
    .join('invoices', 'invoices.id', 'invoice_lines.invoice_id')
    .where('invoices.contract_id', contractId)
    .whereIn('invoices.type', ['progress', 'credit_note'])
    .whereNotNull('invoices.number')
    .whereNotNull('invoice_lines.contract_line_id')
    .groupBy('invoice_lines.contract_line_id', 'invoices.type')
    .select('invoice_lines.contract_line_id as line', 'invoices.type as type')
    .sum('invoice_lines.quantity_e4 as quantity')
    .sum('invoice_lines.net_minor as amount')
  const done = new Map<number, Done>()
  for (const { line, type, quantity, amount } of rows) {
    const sign = type === 'progress' ? 1 : -1
    const known = done.get(line) ?? { quantityE4: 0, amountMinor: 0 }
    done.set(line, {
      quantityE4: known.quantityE4 + sign * Number(quantity),
      amountMinor: known.amountMinor + sign * Number(amount),
    })
  }
  return done
}

/** Whether invoices, drafts included, refer to a contract. */
export async function isInvoiced(contractId: number, client: QueryClientContract) {
  return !!(await client.from('invoices').where('contract_id', contractId).select('id').first())
}

export interface ContractPosition {
  ledger: LedgerBalance
  /** By line of the contract. */
  done: Map<number, Done>
  /** Invoices, drafts included, refer to it: its terms are settled. */
  invoiced: boolean
}

/** Everything that the page of a contract says beside its terms. */
export async function contractPosition(
  contractId: number,
  client: QueryClientContract
): Promise<ContractPosition> {
  return {
    ledger: await contractBalance(contractId, client),
    done: await certifiedBefore(contractId, client),
    invoiced: await isInvoiced(contractId, client),
  }
}
