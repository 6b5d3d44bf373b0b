import { conflict, notFound } from '#core/base/app_error'
import { checkVersion } from '#core/http/version'
import type { UnitOfWork } from '#core/unit_of_work/unit_of_work'
import { lockAccount } from '#finance/bank_accounts/find_account'
import { publishBank } from '#finance/bank_statements/publish_bank'
import BankReconciliation from '../models/bank_reconciliation.js'

interface Requested {
  expectedVersion: number
  reason: string
}

/**
 * Opens the last reconciliation of an account again, so that its matches can be undone. The log keeps
 * who did so and why.
 * @throws AppError 404, 412, 409 NOT_RECONCILED, RECONCILED_LATER
 */
export async function reopenReconciliation(
  uow: UnitOfWork,
  id: number,
  { expectedVersion, reason }: Requested
) {
  const found = await BankReconciliation.query({ client: uow.trx }).where('id', id).first()
  if (!found) throw notFound()
  const account = await lockAccount(uow, found.bankAccountId)
  const reconciliation = await BankReconciliation.query({ client: uow.trx })
    .where('id', id)
    .forUpdate()
    .firstOrFail()
  await checkVersion(reconciliation, expectedVersion, uow.trx)
  if (reconciliation.status !== 'closed') throw conflict('NOT_RECONCILED')
  const later = await BankReconciliation.query({ client: uow.trx })
    .where({ bankAccountId: account.id, status: 'closed' })
    .where('reconciledOn', '>', reconciliation.reconciledOn)
    .first()
  if (later) throw conflict('RECONCILED_LATER')
  await uow.trx
    .from('bank_matches')
    .where('reconciliation_id', id)
    .update({ reconciliation_id: null })
  reconciliation.merge({
    ...{ reopenedReason: reason, version: reconciliation.version + 1, updatedBy: uow.actor.id },
  })
  reconciliation.status = 'reopened'
  await reconciliation.save()
  await uow.audit({
    action: 'reopen',
    entityType: 'bank_reconciliation',
    entityId: id,
    label: `${account.name} ${reconciliation.reconciledOn}`,
    before: { status: 'closed' },
    after: { status: 'reopened', reason },
  })
  publishBank(uow, 'bank-reconciliations', id, 'update')
  return reconciliation
}
