import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import type { DatabaseQueryBuilderContract } from '@adonisjs/lucid/types/querybuilder'
import { inPortions } from '#core/database/in_portions'
import { BASE_CURRENCY } from '#engines/money/money'
import type BankAccount from '#finance/bank_accounts/bank_account'

type Client = Pick<QueryClientContract, 'from' | 'raw'>

/** A line of the ledger on the account of a bank account, as matching sees it. */
export interface LedgerLine {
  id: number
  entryId: number
  entryNumber: string
  postedOn: string
  /** In minor units of the currency of the bank account: above zero is money that came in. */
  amountMinor: number
  documentKind: string
  documentNumber: string
  description: string
  partyNames: string[]
}

type Account = Pick<BankAccount, 'id' | 'ledgerAccountId' | 'currency' | 'openingOn'>

/** The ledger keeps the currency of the firm on every line, another one beside it. */
export const amountColumn = ({ currency }: Pick<Account, 'currency'>) =>
  currency === BASE_CURRENCY
    ? '(journal_lines.debit_minor - journal_lines.credit_minor)'
    : 'journal_lines.foreign_minor'

/**
 * Lines of the ledger on the account of a bank account, since its opening balance and in its currency.
 * Those of before are part of that balance.
 */
export function ledgerLinesOf(account: Account, client: Client): DatabaseQueryBuilderContract<any> {
  const query = client
    .from('journal_lines')
    .where('journal_lines.account_id', account.ledgerAccountId)
    .where('journal_lines.posted_on', '>', account.openingOn)
    .whereRaw(`${amountColumn(account)} <> 0`)
  return account.currency === BASE_CURRENCY
    ? query
    : query.where('journal_lines.currency', account.currency)
}

/** Those that no match has yet. */
export const openLedgerLines = (account: Account, client: Client) =>
  ledgerLinesOf(account, client)
    .leftJoin('bank_match_entries', 'bank_match_entries.journal_line_id', 'journal_lines.id')
    .whereNull('bank_match_entries.id')

/** Reads the lines of a query with their entries and the parties of those. */
export async function readLedgerLines(
  account: Account,
  query: DatabaseQueryBuilderContract<any>,
  client: Client
): Promise<LedgerLine[]> {
  const rows: any[] = await query
    .join('journal_entries', 'journal_entries.id', 'journal_lines.entry_id')
    .select(
      'journal_lines.id',
      'journal_lines.entry_id',
      'journal_lines.posted_on',
      'journal_lines.memo',
      'journal_entries.number',
      'journal_entries.document_kind',
      'journal_entries.document_number',
      'journal_entries.text',
      client.raw(`${amountColumn(account)} as amount_minor`)
    )
  const names = await partyNames([...new Set(rows.map(({ entry_id: id }) => Number(id)))], client)
  return rows.map((row) => ({
    id: Number(row.id),
    entryId: Number(row.entry_id),
    entryNumber: row.number,
    postedOn: row.posted_on,
    amountMinor: Number(row.amount_minor),
    documentKind: row.document_kind,
    documentNumber: row.document_number,
    description: [row.memo, row.text].filter(Boolean).join(' '),
    partyNames: names.get(Number(row.entry_id)) ?? [],
  }))
}

/** Clients and vendors that an entry is about: its line of the bank names none, the others do. */
async function partyNames(entryIds: number[], client: Client): Promise<Map<number, string[]>> {
  const parties = await inPortions(entryIds, (some) =>
    client
      .from('journal_lines')
      .whereIn('entry_id', some)
      .whereNotNull('party_id')
      .distinct('entry_id', 'party_type', 'party_id')
  )
  const idsOf = (type: string) => [
    ...new Set(parties.filter((row) => row.party_type === type).map((row) => Number(row.party_id))),
  ]
  const clients = await inPortions(idsOf('client'), (some) =>
    client.from('client_names').whereIn('id', some).select('id', 'name', 'company')
  )
  const vendors = await inPortions(idsOf('vendor'), (some) =>
    client.from('vendor_names').whereIn('id', some).select('id', 'name')
  )
  const named = new Map<string, string[]>([
    ...clients.map((row): [string, string[]] => [
      `client ${row.id}`,
      [row.company, row.name].filter(Boolean),
    ]),
    ...vendors.map((row): [string, string[]] => [`vendor ${row.id}`, [row.name]]),
  ])
  const names = new Map<number, string[]>()
  for (const row of parties) {
    const entryId = Number(row.entry_id)
    const own = named.get(`${row.party_type} ${row.party_id}`) ?? []
    names.set(entryId, [...(names.get(entryId) ?? []), ...own])
  }
  return names
}
