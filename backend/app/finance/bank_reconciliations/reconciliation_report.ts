import type { Bilingual, Report } from '#core/reports/report'
import { accountMoney } from '#finance/bank_accounts/account_rules'
import type BankAccount from '#finance/bank_accounts/bank_account'
import type BankReconciliation from './models/bank_reconciliation.js'
import type { ItemKind } from './models/bank_reconciliation_item.js'
import type { OpenItem } from './open_items.js'

const KINDS: Record<ItemKind, Bilingual> = {
  in_transit: { en: 'Deposits in transit', ar: 'إيداعات بالطريق' },
  outstanding: { en: 'Outstanding payments', ar: 'مدفوعات معلّقة' },
  unrecorded: { en: 'On the statement only', ar: 'في كشف البنك فقط' },
}

export const RECONCILIATION = { en: 'Bank reconciliation', ar: 'تسوية بنكية' }

/** A reconciliation as someone takes it away. */
export function reconciliationReport(
  account: BankAccount,
  reconciliation: BankReconciliation,
  items: readonly OpenItem[]
): Report {
  return {
    title: RECONCILIATION,
    facts: factsOf(account, reconciliation),
    columns: [
      { label: { en: 'Date', ar: 'التاريخ' } },
      { label: { en: 'Reference', ar: 'المرجع' } },
      { label: { en: 'Description', ar: 'البيان' } },
      { label: { en: 'Amount', ar: 'المبلغ' }, number: true },
    ],
    tables: [
      { title: { en: 'Balances', ar: 'الأرصدة' }, rows: balanceRows(account, reconciliation) },
      ...(Object.keys(KINDS) as ItemKind[]).flatMap((kind) => {
        const own = items.filter((item) => item.kind === kind)
        return own.length
          ? [{ title: KINDS[kind], rows: own.map((item) => rowOf(account, item)) }]
          : []
      }),
    ],
  }
}

function factsOf(account: BankAccount, reconciliation: BankReconciliation) {
  const { reconciledOn, note, status } = reconciliation
  return [
    { label: { en: 'Account', ar: 'الحساب' }, value: `${account.name} · ${account.nameAr}` },
    { label: { en: 'Bank', ar: 'البنك' }, value: account.bankName },
    { label: { en: 'IBAN', ar: 'رقم الآيبان' }, value: account.iban },
    { label: { en: 'Date', ar: 'التاريخ' }, value: reconciledOn },
    { label: { en: 'Currency', ar: 'العملة' }, value: account.currency },
    ...(note ? [{ label: { en: 'Difference', ar: 'الفرق' }, value: note }] : []),
    ...(status === 'reopened'
      ? [
          {
            label: { en: 'Reopened', ar: 'أعيد فتحها' },
            value: reconciliation.reopenedReason ?? '',
          },
        ]
      : []),
  ]
}

function balanceRows(account: BankAccount, reconciliation: BankReconciliation) {
  const { statementMinor, inTransitMinor, outstandingMinor, unrecordedMinor } = reconciliation
  const adjusted = statementMinor + inTransitMinor + outstandingMinor - unrecordedMinor
  const figures: [Bilingual, number][] = [
    [{ en: 'Balance of the statement', ar: 'الرصيد حسب كشف البنك' }, statementMinor],
    [KINDS.in_transit, inTransitMinor],
    [KINDS.outstanding, outstandingMinor],
    [{ en: 'Less: on the statement only', ar: 'يطرح: في كشف البنك فقط' }, 0 - unrecordedMinor],
    [{ en: 'Adjusted balance', ar: 'الرصيد المعدّل' }, adjusted],
    [{ en: 'Balance of the ledger', ar: 'الرصيد حسب الدفاتر' }, reconciliation.ledgerMinor],
    [{ en: 'Difference', ar: 'الفرق' }, reconciliation.differenceMinor],
  ]
  return figures.map(([label, minor]) => [
    reconciliation.reconciledOn,
    null,
    label,
    accountMoney(account, minor),
  ])
}

const rowOf = (account: BankAccount, { on, reference, description, amountMinor }: OpenItem) => [
  on,
  reference,
  description,
  accountMoney(account, amountMinor),
]
