import { namedBankAccounts } from '#core/bank_accounts/own_accounts'
import { registerExport, type ExportColumn } from '#core/exports/registry'
import { formatMoney } from '#engines/money/money'
import type { RECEIPT_METHODS } from '#commercial/shared/invoicing_types'
import { receiptListing } from './listing.js'

type Row = Record<string, any>

const METHODS: Record<(typeof RECEIPT_METHODS)[number], { en: string; ar: string }> = {
  transfer: { en: 'Bank transfer', ar: 'تحويل بنكي' },
  cheque: { en: 'Cheque', ar: 'شيك' },
  cash: { en: 'Cash', ar: 'نقداً' },
  card: { en: 'Card', ar: 'بطاقة' },
}

/** What names no account. */
const USUAL = { en: 'Main account', ar: 'الحساب الرئيسي' }

const TEXTS = [
  ['number', 'number', 'Number', 'الرقم'],
  ['clientName', 'client_name', 'Client', 'العميل'],
  ['receivedOn', 'received_on', 'Received on', 'تاريخ القبض'],
  ['method', 'method', 'Method', 'طريقة الدفع'],
  ['reference', 'reference', 'Reference', 'المرجع'],
  ['reversedOn', 'reversed_on', 'Reversed on', 'تاريخ العكس'],
] as const
const AMOUNTS = [
  ['amount', 'amount_minor', 'Amount', 'المبلغ'],
  ['unallocated', 'unallocated_minor', 'Unallocated', 'غير المخصص'],
] as const

const textColumn = ([key, column, en, ar]: (typeof TEXTS)[number]): ExportColumn<Row> => ({
  key,
  label: { en, ar },
  // a reversed receipt is money that did not come in
  ...(key === 'reversedOn' && { always: true }),
  value: (row) => row[column],
})

/** Where the money went: the account that a receipt names, the cash box, or that of the posting rule. */
async function accountsIn(rows: Row[], language: 'en' | 'ar') {
  const accounts = await namedBankAccounts(rows.map((row) => row.bank_account_id))
  return ({ bank_account_id: id, method }: Row): string => {
    const account = accounts.get(Number(id ?? 0))
    if (account) return language === 'ar' ? account.nameAr : account.name
    return method === 'cash' ? METHODS.cash[language] : USUAL[language]
  }
}

registerExport<Row>({
  resource: 'receipts',
  title: { en: 'Export of receipts', ar: 'تصدير سندات القبض' },
  ability: 'invoices.view',
  listing: receiptListing,
  select: [
    ...[...TEXTS, ...AMOUNTS].map(([, column]) => column),
    ...['currency', 'bank_account_id'],
  ].map((column) => `receipts.${column}`),
  async complete(rows: Row[], language) {
    const accountOf = await accountsIn(rows, language)
    return rows.map((row) => ({
      ...row,
      account: accountOf(row),
      method: METHODS[row.method as keyof typeof METHODS]?.[language] ?? row.method,
    }))
  },
  columns: [
    ...TEXTS.map(textColumn),
    {
      ...{ key: 'bankAccount', always: true, label: { en: 'Account', ar: 'الحساب' } },
      value: (row) => row.account,
    },
    {
      key: 'currency',
      always: true,
      label: { en: 'Currency', ar: 'العملة' },
      value: (row) => row.currency,
    },
    ...AMOUNTS.map(([key, column, en, ar]) => ({
      key,
      label: { en, ar },
      type: 'number' as const,
      value: (row: Row) => formatMoney(Number(row[column]), row.currency),
    })),
  ],
})
