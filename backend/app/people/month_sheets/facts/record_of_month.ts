import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import type { Month } from './month.js'
import type { Person } from './people_of_month.js'

type Client = Pick<QueryClientContract, 'from'>

/** Where somebody is paid, as it is sealed. */
export interface Account {
  bankName: string | null
  bankSeal: string | null
  ibanSealed: string | null
}

export const NO_ACCOUNT: Account = { bankName: null, bankSeal: null, ibanSealed: null }

/** The accounts of some people. */
export async function accountsOf(
  client: Client,
  people: readonly Person[]
): Promise<ReadonlyMap<number, Account>> {
  const rows = await client
    .from('employee_bank_accounts')
    .whereIn(
      'employee_id',
      people.map(({ id }) => id)
    )
    .whereNotNull('iban_sealed')
    .select('employee_id', 'bank_name', 'seal', 'iban_sealed')
  return new Map(
    rows.map((row) => [
      row.employee_id,
      { bankName: row.bank_name, bankSeal: row.seal, ibanSealed: row.iban_sealed },
    ])
  )
}

/** Those of some people who have a document that has expired by the end of a month. */
export async function withExpiredDocuments(
  client: Client,
  { lastOn }: Month,
  people: readonly Person[]
): Promise<ReadonlySet<number>> {
  const rows = await client
    .from('person_documents')
    .whereIn(
      'employee_id',
      people.map(({ id }) => id)
    )
    .whereNull('renewed_by_id')
    .where('expires_on', '<=', lastOn)
    .distinct('employee_id')
  return new Set(rows.map((row) => row.employee_id))
}
