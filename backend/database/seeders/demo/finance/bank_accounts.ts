// documents of the demo company name accounts before the departments are loaded
import '#finance/bank_accounts/start'
import { emptyColumns } from '#core/database/empty_columns'
import { auditOf } from '#core/resources/records'
import { searchText } from '#engines/text/fold'
import BankAccount from '#finance/bank_accounts/bank_account'
import { bankAccounts } from '#finance/bank_accounts/resource'
import LedgerAccount from '#finance/ledger_accounts/ledger_account'
import { ledgerAccounts } from '#finance/ledger_accounts/resource'
import type { DemoContext } from '../context.js'
import { unitAt } from '../commercial/invoices.js'

const NAMES = { name: 'Projects account', nameAr: 'حساب المشاريع' }
const PROJECTS_IBAN = 'SA0555000000065512340098'

/** A second account of the firm at another bank, that some money moves through. */
export async function seedProjectsAccount(context: DemoContext) {
  const opened = context.now.minus({ days: 400 })
  const uow = unitAt(context, opened)
  const inBooks = new LedgerAccount().useTransaction(uow.trx)
  inBooks.merge({
    ...{ ...emptyColumns(LedgerAccount), ...NAMES, code: '1011', type: 'current_asset' },
    ...{ active: true, version: 1 },
    searchText: searchText('1011', NAMES.name, NAMES.nameAr),
  })
  await inBooks.save()
  await uow.audit({
    action: 'create',
    entityType: ledgerAccounts.entity,
    entityId: inBooks.id,
    label: inBooks.code,
    after: auditOf(inBooks as never, ledgerAccounts.fields),
  })
  const account = new BankAccount().useTransaction(uow.trx)
  account.merge({
    ...{ ...emptyColumns(BankAccount), ...NAMES, bankName: 'Banque Saudi Fransi' },
    ...{ iban: PROJECTS_IBAN, currency: 'SAR', openingOn: opened.toISODate()! },
    ...{
      openingBalanceMinor: 0,
      ledgerAccountId: inBooks.id,
      active: true,
      hasDocuments: false,
      version: 1,
    },
    searchText: searchText(NAMES.name, NAMES.nameAr, 'Banque Saudi Fransi', PROJECTS_IBAN),
  })
  await account.save()
  await uow.audit({
    action: 'create',
    entityType: bankAccounts.entity,
    entityId: account.id,
    label: account.name,
    after: auditOf(account as never, bankAccounts.fields),
  })
}

/** Null where only a part of the company is seeded. */
export async function projectsAccount({ trx }: DemoContext): Promise<number | null> {
  return (await BankAccount.findBy('iban', PROJECTS_IBAN, { client: trx }))?.id ?? null
}
