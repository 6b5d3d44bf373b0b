import type { Schema } from '../../../api/types'
import { DateText } from '../../../kit/display/date-text'
import { Money } from '../../../kit/display/numbers'
import { CURRENCY_OPTIONS } from '../../../kit/inputs/currencies'
import { DecimalInput } from '../../../kit/inputs/decimal-input'
import { PlainSelect } from '../../../kit/inputs/plain-select'
import {
  arabicLine,
  choice,
  code,
  day,
  flag,
  line,
  reference,
  wholeNumber,
} from '../../../kit/plain/field-kinds'
import { plainPages } from '../../../kit/plain/plain-pages'
import { AccountInCurrency } from './account-in-currency'
import { Recurrence, UnitSelect } from './recurrence'

export const { List, Create, Edit, Show } = plainPages<Schema<'RecurringPayment'>>({
  resource: 'finance.recurring_payments',
  label: 'name',
  searchable: true,
  exportable: true,
  fields: {
    name: line({ max: 160, required: true, sortable: true }),
    nameAr: arabicLine({ max: 160, required: true }),
    kind: choice({ list: 'recurring-payment-kinds', required: true, sortable: true }),
    payee: line({ max: 200, required: true, sortable: true }),
    amount: {
      required: true,
      align: 'end',
      input: <DecimalInput />,
      show: ({ amount, currency }) => (
        <Money value={amount as string} currency={currency as string} />
      ),
    },
    currency: {
      ...code({ max: 3, required: true, optional: true }),
      initial: 'SAR',
      input: <PlainSelect options={CURRENCY_OPTIONS} />,
      filter: { kind: 'choice', options: CURRENCY_OPTIONS },
    },
    every: {
      ...wholeNumber({ required: true }),
      initial: 1,
      align: undefined,
      filter: undefined,
      show: ({ every, unit }) => <Recurrence every={every as number} unit={unit as string} />,
    },
    unit: {
      required: true,
      initial: 'month',
      unlisted: true,
      input: <UnitSelect />,
      show: ({ unit }) => <Recurrence unit={unit as string} />,
    },
    firstOn: day({ required: true, sortable: true, optional: true }),
    lastOn: day({ sortable: true, optional: true }),
    instalments: wholeNumber({ optional: true }),
    nextOn: { input: null, show: ({ nextOn }) => <DateText value={nextOn as string | null} /> },
    bankAccountId: {
      ...reference({ lookup: 'bank-accounts/lookup', optional: true }),
      input: <AccountInCurrency />,
    },
    active: flag({ initial: true, sortable: true }),
    note: line({ max: 500, optional: true }),
  },
})
