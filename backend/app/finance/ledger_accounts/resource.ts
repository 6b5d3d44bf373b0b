import { choice, code, flag, text } from '#core/resources/fields'
import { plainResource } from '#core/resources/plain_resource'
import { LEDGER_ACCOUNT_TYPES } from '#finance/enums/ledger_account_types'

export const ledgerAccounts = plainResource({
  endpoint: 'ledger-accounts',
  table: 'ledger_accounts',
  entity: 'ledger_account',
  title: { en: 'Chart of accounts', ar: 'دليل الحسابات' },
  abilities: { read: 'ledger.view', write: 'ledger-accounts.manage' },
  label: 'code',
  defaultSort: { field: 'code', order: 'asc' },
  exported: true,
  fields: {
    code: code(
      { en: 'Code', ar: 'الرمز' },
      { max: 12, required: true, unique: true, search: true }
    ),
    name: text({ en: 'Name', ar: 'الاسم' }, { max: 160, required: true, search: true }),
    nameAr: text(
      { en: 'Arabic name', ar: 'الاسم بالعربية' },
      { max: 160, required: true, search: true, listed: false }
    ),
    type: choice(
      { en: 'Type', ar: 'النوع' },
      { required: true, list: 'ledger-account-types', values: LEDGER_ACCOUNT_TYPES }
    ),
    active: flag({ en: 'In use', ar: 'مستخدم' }, { initial: true }),
  },
})
