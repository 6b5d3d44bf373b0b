import { CURRENCY_OPTIONS } from '../../../kit/inputs/currencies'
import type { Schema } from '../../../api/types'
import { Ltr } from '../../../kit/display/ltr'
import { Money } from '../../../kit/display/numbers'
import { DecimalInput } from '../../../kit/inputs/decimal-input'
import { IbanInput } from '../../../kit/inputs/iban-input'
import { PlainSelect } from '../../../kit/inputs/plain-select'
import { arabicLine, code, day, flag, line, reference } from '../../../kit/plain/field-kinds'
import { plainPages } from '../../../kit/plain/plain-pages'
import { groupIban } from '@binaa/backend/iban'
import { MatchingTab } from '../bank-matches/matching-tab'
import { ReconciliationTab } from '../bank-reconciliations/reconciliation-tab'
import { StatementsTab } from '../bank-statements/statements-tab'

export const { List, Create, Edit, Show } = plainPages<Schema<'BankAccount'>>({
  resource: 'finance.bank_accounts',
  label: 'name',
  searchable: true,
  exportable: true,
  fields: {
    name: line({ max: 160, required: true, sortable: true }),
    nameAr: { ...arabicLine({ max: 160, required: true }), unlisted: true },
    bankName: line({ max: 120, required: true, sortable: true }),
    iban: {
      ...code({ max: 34, required: true }),
      input: <IbanInput />,
      show: ({ iban }) => <Ltr>{groupIban(iban as string)}</Ltr>,
    },
    currency: {
      ...code({ max: 3, required: true, sortable: true }),
      input: <PlainSelect options={CURRENCY_OPTIONS} />,
      filter: { kind: 'choice', options: CURRENCY_OPTIONS },
    },
    openingOn: day({ required: true, sortable: true }),
    openingBalance: {
      required: true,
      align: 'end',
      input: <DecimalInput />,
      show: ({ openingBalance, currency }) => (
        <Money value={openingBalance as string} currency={currency as string} />
      ),
    },
    ledgerAccountId: reference({ lookup: 'ledger-accounts/lookup', required: true }),
    active: flag({ initial: true, sortable: true }),
  },
  tabs: [
    { key: 'statements', content: (account) => <StatementsTab account={account} /> },
    { key: 'matching', content: (account) => <MatchingTab account={account} /> },
    { key: 'reconciliation', content: (account) => <ReconciliationTab account={account} /> },
  ],
})
