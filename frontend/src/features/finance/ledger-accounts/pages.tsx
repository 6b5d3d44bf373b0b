import type { Schema } from '../../../api/types'
import { arabicLine, choice, code, flag, line } from '../../../kit/plain/field-kinds'
import { plainPages } from '../../../kit/plain/plain-pages'

export const { List, Create, Edit, Show } = plainPages<Schema<'LedgerAccount'>>({
  resource: 'finance.ledger_accounts',
  label: 'code',
  searchable: true,
  exportable: true,
  fields: {
    code: code({ max: 12, required: true, sortable: true }),
    name: line({ max: 160, required: true, sortable: true }),
    nameAr: arabicLine({ max: 160, required: true }),
    type: choice({ list: 'ledger-account-types', required: true, sortable: true }),
    active: flag({ initial: true, sortable: true }),
  },
})
