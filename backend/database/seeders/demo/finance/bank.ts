import { DateTime } from 'luxon'
import { SYSTEM_ACTOR } from '#core/base/actor'
import { emptyColumns } from '#core/database/empty_columns'
import { auditOf } from '#core/resources/records'
import { transact } from '#core/unit_of_work/transact'
import type { UnitOfWork } from '#core/unit_of_work/unit_of_work'
import type { BankLine } from '#engines/bank_files/bank_file'
import BankAccount from '#finance/bank_accounts/bank_account'
import { bankAccounts } from '#finance/bank_accounts/resource'
import { createMatch } from '#finance/bank_matches/actions/create_match'
import {
  openLedgerLines,
  readLedgerLines,
  type LedgerLine,
} from '#finance/bank_matches/ledger_lines'
import { ledgerBalance } from '#finance/bank_reconciliations/balances'
import { planStatements } from '#finance/bank_statements/imports/plan_import'
import { storeStatements } from '#finance/bank_statements/imports/store_statements'

const DAYS = 45
const LINES = 24
const FEE_MINOR = 5_750

/** An account whose bank has stated most of what the ledger has, and a fee that it has not. */
export async function seedBank() {
  await transact(SYSTEM_ACTOR, async (uow) => {
    const account = await createAccount(uow)
    const query = openLedgerLines(account, uow.trx)
      .orderBy('journal_lines.posted_on')
      .orderBy('journal_lines.id')
      .limit(LINES)
    const entries = await readLedgerLines(account, query, uow.trx)
    // every fourth is still on its way
    const stated = entries.filter((_, at) => at % 4 !== 3)
    await importStatement(uow, account, stated)
    await matchSome(uow, account, stated)
  })
}

async function createAccount(uow: UnitOfWork) {
  const bank = await uow.trx.from('ledger_accounts').where('code', '1010').firstOrFail()
  const account = new BankAccount().useTransaction(uow.trx)
  account.merge({
    ...emptyColumns(BankAccount),
    ...{ name: 'Main current account', nameAr: 'الحساب الجاري الرئيسي' },
    ...{ bankName: 'Saudi Awwal Bank', iban: 'SA2345000000001122334455', currency: 'SAR' },
    openingOn: DateTime.utc().minus({ days: DAYS }).toISODate()!,
    ...{ ledgerAccountId: Number(bank.id), active: true, hasDocuments: false, version: 1 },
    searchText: 'main current account saudi awwal bank الحساب الجاري الرييسي',
  })
  account.openingBalanceMinor = await ledgerBalance(account, account.openingOn, uow.trx)
  await account.save()
  await uow.audit({
    action: 'create',
    entityType: bankAccounts.entity,
    entityId: account.id,
    label: account.name,
    after: auditOf(account as never, bankAccounts.fields),
  })
  return account
}

async function importStatement(uow: UnitOfWork, account: BankAccount, stated: LedgerLine[]) {
  const lines = stated.map(lineOf)
  const closedOn = stated.at(-1)?.postedOn ?? DateTime.utc().toISODate()!
  lines.push({
    ...lineOf({ ...NO_ENTRY, postedOn: closedOn, amountMinor: -FEE_MINOR }),
    text: 'Monthly account fee with VAT',
  })
  const openingMinor = account.openingBalanceMinor
  const closingMinor = lines.reduce((sum, { amountMinor }) => sum + amountMinor, openingMinor)
  const { iban, currency, openingOn: openedOn } = account
  const statement = { account: iban, iban, currency, number: '1', openedOn, line: 0, lines }
  const planned = planStatements([{ ...statement, openingMinor, closedOn, closingMinor }], {
    openingMinor,
    statements: [],
    counts: new Map(),
  })
  const source = { bankAccountId: account.id, importId: null, fileName: 'statement-1.sta' }
  await storeStatements(uow, source, planned)
}

const NO_ENTRY: LedgerLine = {
  ...{ id: 0, entryId: 0, entryNumber: '', postedOn: '', amountMinor: 0 },
  ...{ documentKind: '', documentNumber: '', description: '', partyNames: [] },
}

const lineOf = ({ postedOn, amountMinor, documentNumber, partyNames }: LedgerLine): BankLine => ({
  ...{ bookedOn: postedOn, valueOn: postedOn, amountMinor, endToEndId: null, line: 0 },
  reference: documentNumber || null,
  counterpartyName: partyNames[0] ?? null,
  counterpartyIban: null,
  text: amountMinor > 0 ? 'Incoming transfer' : 'Outgoing transfer',
})

/** The first half is matched; the rest is left to whoever tries it. */
async function matchSome(uow: UnitOfWork, account: BankAccount, stated: LedgerLine[]) {
  const lines = await uow.trx
    .from('bank_statement_lines')
    .where('bank_account_id', account.id)
    .orderBy('position')
    .select('id')
  for (const [at, entry] of stated.slice(0, Math.ceil(stated.length / 2)).entries())
    await createMatch(uow, account, {
      lineIds: [Number(lines[at].id)],
      journalLineIds: [entry.id],
    })
}
