import type { Listing } from '#core/listing/definition'
import type { Scope } from '#core/listing/page'

export const guaranteeListing: Listing = {
  table: 'guarantees',
  search: false,
  defaultSort: { field: 'expiresOn', order: 'asc' },
  fields: {
    direction: { column: 'direction', type: 'choice', sort: false },
    kind: { column: 'kind', type: 'choice', sort: false },
    status: { column: 'status', type: 'choice', sort: false },
    bank: { column: 'bank', type: 'text' },
    number: { column: 'number', type: 'text' },
    beneficiary: { column: 'beneficiary', type: 'text' },
    amount: { column: 'amount_minor', type: 'money' },
    currency: { column: 'currency', type: 'choice', sort: false },
    issuedOn: { column: 'issued_on', type: 'day' },
    expiresOn: { column: 'expires_on', type: 'day' },
    endedOn: { column: 'ended_on', type: 'day', sort: false },
    contractId: { column: 'contract_id', type: 'number', sort: false },
  },
}

/** Who keeps contracts sees what secures them; the rest is for finance. */
export const guaranteesFor = (abilities: ReadonlySet<string>): Scope | undefined =>
  abilities.has('guarantees.view-all')
    ? undefined
    : (query) => void query.whereNotNull('guarantees.contract_id')
