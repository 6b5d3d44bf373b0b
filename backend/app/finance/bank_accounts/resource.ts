import vine from '@vinejs/vine'
import { code, day, flag, moneyInCurrency, reference, text } from '#core/resources/fields'
import { plainResource } from '#core/resources/plain_resource'
import * as rules from '#core/validation/fields'
import { CURRENCIES } from '#engines/money/money'

export const bankAccounts = plainResource({
  endpoint: 'bank-accounts',
  table: 'bank_accounts',
  entity: 'bank_account',
  title: { en: 'Bank accounts', ar: 'الحسابات البنكية' },
  abilities: { read: 'bank-accounts.view', write: 'bank-accounts.manage' },
  label: 'name',
  defaultSort: { field: 'name', order: 'asc' },
  exported: true,
  fields: {
    name: text({ en: 'Name', ar: 'الاسم' }, { max: 160, required: true, search: true }),
    nameAr: text(
      { en: 'Arabic name', ar: 'الاسم بالعربية' },
      { max: 160, required: true, search: true, listed: false }
    ),
    bankName: text({ en: 'Bank', ar: 'البنك' }, { max: 120, required: true, search: true }),
    iban: {
      ...code(
        { en: 'IBAN', ar: 'رقم الآيبان' },
        { max: 34, required: true, unique: true, search: true }
      ),
      rule: () => rules.iban(),
    },
    currency: {
      ...code({ en: 'Currency', ar: 'العملة' }, { max: 3, required: true }),
      rule: () => vine.enum(CURRENCIES),
    },
    openingOn: day({ en: 'Opening day', ar: 'تاريخ الرصيد الافتتاحي' }, { required: true }),
    openingBalance: moneyInCurrency(
      { en: 'Opening balance', ar: 'الرصيد الافتتاحي' },
      { required: true }
    ),
    ledgerAccountId: reference(
      { en: 'Ledger account', ar: 'حساب الأستاذ' },
      { table: 'ledger_accounts', name: 'name', nameAr: 'name_ar', required: true, unique: true }
    ),
    active: flag({ en: 'In use', ar: 'مستخدم' }, { initial: true }),
  },
})
