import vine from '@vinejs/vine'
import { nullable, oneOf, day as daySchema } from '#core/openapi/schema'
import {
  choice,
  code,
  day,
  flag,
  moneyInCurrency,
  reference,
  text,
  wholeNumber,
} from '#core/resources/fields'
import { plainResource } from '#core/resources/plain_resource'
import { CURRENCIES } from '#engines/money/money'
import { RECURRENCE_UNITS } from './due_days.js'
import { nextDays } from './next_days.js'
import { RECURRING_PAYMENT_KINDS } from '#finance/enums/recurring_payment_kinds'

/** Five years between two payments. */
const MOST_APART = 60

export const recurringPayments = plainResource({
  endpoint: 'recurring-payments',
  table: 'recurring_payments',
  entity: 'recurring_payment',
  title: { en: 'Recurring payments', ar: 'الدفعات الدورية' },
  abilities: { read: 'recurring-payments.view', write: 'recurring-payments.manage' },
  label: 'name',
  defaultSort: { field: 'name', order: 'asc' },
  exported: true,
  figures: { schema: { nextOn: nullable(daySchema) }, of: nextDays },
  fields: {
    name: text({ en: 'Name', ar: 'الاسم' }, { max: 160, required: true, search: true }),
    nameAr: text(
      { en: 'Arabic name', ar: 'الاسم بالعربية' },
      { max: 160, required: true, search: true, listed: false }
    ),
    kind: choice(
      { en: 'Kind', ar: 'النوع' },
      { required: true, list: 'recurring-payment-kinds', values: RECURRING_PAYMENT_KINDS }
    ),
    payee: text({ en: 'Payee', ar: 'المستفيد' }, { max: 200, required: true, search: true }),
    currency: {
      ...code({ en: 'Currency', ar: 'العملة' }, { max: 3, required: true }),
      rule: () => vine.enum(CURRENCIES),
    },
    amount: moneyInCurrency(
      { en: 'Amount of each payment', ar: 'مبلغ كل دفعة' },
      { required: true }
    ),
    every: wholeNumber({ en: 'Every', ar: 'كل' }, { min: 1, max: MOST_APART, required: true }),
    unit: {
      ...code({ en: 'Months or weeks', ar: 'أشهر أو أسابيع' }, { max: 10, required: true }),
      rule: () => vine.enum(RECURRENCE_UNITS),
      schema: oneOf(RECURRENCE_UNITS),
    },
    firstOn: day({ en: 'First payment', ar: 'أول دفعة' }, { required: true }),
    lastOn: day({ en: 'Ends on', ar: 'تنتهي في' }),
    instalments: wholeNumber({ en: 'Number of payments', ar: 'عدد الدفعات' }, { min: 1, max: 600 }),
    bankAccountId: reference(
      { en: 'Bank account', ar: 'الحساب البنكي' },
      { table: 'bank_accounts', name: 'name', nameAr: 'name_ar' }
    ),
    active: flag({ en: 'Active', ar: 'سارية' }, { initial: true }),
    note: text({ en: 'Note', ar: 'ملاحظة' }, { max: 500 }),
  },
})
