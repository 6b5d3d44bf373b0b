import { conflict, invalid } from '#core/base/app_error'
import { emptyColumns } from '#core/database/empty_columns'
import { insertRows } from '#core/database/many_rows'
import { today } from '#core/settings/firm_clock'
import type { UnitOfWork } from '#core/unit_of_work/unit_of_work'
import { accountMoney } from '#finance/bank_accounts/account_rules'
import type BankAccount from '#finance/bank_accounts/bank_account'
import { lockAccount } from '#finance/bank_accounts/find_account'
import { publishBank } from '#finance/bank_statements/publish_bank'
import BankReconciliation from '../models/bank_reconciliation.js'
import { openItems } from '../open_items.js'
import { reconciliationState, type ReconciliationState } from '../reconciliation_state.js'

/** Open lines that a reconciliation lists; with more of them, someone has not begun to match. */
const MOST_OPEN = 5_000

interface Requested {
  reconciledOn: string
  /** What explains a difference. */
  note: string | null
}

/**
 * Closes the reconciliation of an account and a day: its matches are frozen and what was open is kept
 * as it was.
 * @throws AppError 422 for a day to come or before the opening, or a difference without a note, 409
 * RECONCILED_LATER, NO_STATEMENT, TOO_MANY_OPEN
 */
export async function closeReconciliation(
  uow: UnitOfWork,
  accountId: number,
  requested: Requested
) {
  const account = await lockAccount(uow, accountId)
  await requireDay(uow, account, requested.reconciledOn)
  const state = await reconciliationState(account, requested.reconciledOn, uow.trx)
  if (state.statedOn === null) throw conflict('NO_STATEMENT')
  if (state.count > MOST_OPEN) throw conflict('TOO_MANY_OPEN')
  if (state.differenceMinor !== 0 && !requested.note) throw invalid({ note: ['nameDifference'] })
  const reconciliation = await store(uow, account, requested, state)
  await keepItems(uow, account, reconciliation)
  await uow.trx
    .from('bank_matches')
    .where('bank_account_id', account.id)
    .where('complete_on', '<=', requested.reconciledOn)
    .whereNull('reconciliation_id')
    .update({ reconciliation_id: reconciliation.id })
  await uow.audit({
    action: 'close',
    entityType: 'bank_reconciliation',
    entityId: reconciliation.id,
    label: `${account.name} ${requested.reconciledOn}`,
    after: logged(account, requested, state),
  })
  publishBank(uow, 'bank-reconciliations', reconciliation.id, 'create')
  return reconciliation
}

async function requireDay({ trx }: UnitOfWork, account: BankAccount, day: string) {
  if (day > today()) throw invalid({ reconciledOn: ['inFuture'] })
  if (day <= account.openingOn) throw invalid({ reconciledOn: ['beforeOpening'] })
  const later = await BankReconciliation.query({ client: trx })
    .where({ bankAccountId: account.id, status: 'closed' })
    .where('reconciledOn', '>=', day)
    .first()
  if (later) throw conflict('RECONCILED_LATER')
}

async function store(
  uow: UnitOfWork,
  account: BankAccount,
  { reconciledOn, note }: Requested,
  state: ReconciliationState
) {
  const reconciliation = new BankReconciliation().useTransaction(uow.trx)
  reconciliation.merge({
    ...emptyColumns(BankReconciliation),
    ...{ bankAccountId: account.id, reconciledOn, note, version: 1 },
    ...{ statementMinor: state.statementMinor, ledgerMinor: state.ledgerMinor },
    ...{ inTransitMinor: state.inTransitMinor, outstandingMinor: state.outstandingMinor },
    ...{ unrecordedMinor: state.unrecordedMinor, differenceMinor: state.differenceMinor },
    ...{ createdBy: uow.actor.id, updatedBy: uow.actor.id },
  })
  reconciliation.status = 'closed'
  await reconciliation.save()
  return reconciliation
}

async function keepItems(
  uow: UnitOfWork,
  account: BankAccount,
  { id, reconciledOn }: BankReconciliation
) {
  const items = await openItems(account, reconciledOn, uow.trx, MOST_OPEN)
  const rows = items.map(({ kind, on, amountMinor, reference, description }) => ({
    reconciliation_id: id,
    kind,
    item_on: on,
    reference,
    description,
    amount_minor: amountMinor,
  }))
  await insertRows(uow.trx, 'bank_reconciliation_items', rows)
}

function logged(
  account: BankAccount,
  { reconciledOn, note }: Requested,
  state: ReconciliationState
) {
  const money = (minor: number) => accountMoney(account, minor)
  return {
    ...{ bankAccountId: account.id, currency: account.currency, reconciledOn },
    statement: money(state.statementMinor),
    ledger: money(state.ledgerMinor),
    difference: money(state.differenceMinor),
    ...(note && { note }),
  }
}
