import { namedBankAccounts } from '#core/bank_accounts/own_accounts'
import { invalid } from '#core/base/app_error'
import type { NewCheque } from '#core/cheques/cheque_register'
import { isDuplicate } from '#core/database/failures'
import { emptyColumns } from '#core/database/empty_columns'
import { nextNumber } from '#core/numbering/next_number'
import type { UnitOfWork } from '#core/unit_of_work/unit_of_work'
import { fold } from '#engines/text/fold'
import Cheque from './cheque.js'
import { keepStep } from './keep_step.js'
import { CHEQUES } from './number_series.js'
import { recordCheque } from './record_cheque.js'

/**
 * Enters a cheque with the document that it settles. @throws AppError 422 on `cheque.number` for one that is kept
 * already, on `cheque.bankName` where nothing says which bank it is drawn on
 */
export async function enterCheque(uow: UnitOfWork, entered: NewCheque): Promise<number> {
  const { direction, document, partyId, bankAccountId, chequeNumber, at = 'cheque' } = entered
  const bankName = entered.bankName ?? (await bankOf(uow, bankAccountId))
  if (!bankName) throw invalid({ [`${at}.bankName`]: ['required'] })
  const cheque = new Cheque().useTransaction(uow.trx)
  const { partyName, currency, amountMinor, chequeOn } = entered
  const isReceived = direction === 'received'
  cheque.merge({
    ...emptyColumns(Cheque),
    ...{ direction, chequeNumber, bankName, partyName, currency, amountMinor, chequeOn },
    ...{ clientId: isReceived ? partyId : null, vendorId: isReceived ? null : partyId },
    status: isReceived ? 'held' : 'issued',
    liveKey: keyOf(entered, bankName),
    ...{ handedOn: document.on, steppedOn: document.on, bankAccountId },
    ...documentOf(document),
    ...{ version: 1, createdBy: uow.actor.id, updatedBy: uow.actor.id },
  })
  cheque.number = await nextNumber(uow.trx, CHEQUES, Number(document.on.slice(0, 4)))
  cheque.refreshSearchText()
  try {
    await cheque.save()
  } catch (error) {
    throw isDuplicate(error) ? invalid({ [`${at}.number`]: ['chequeKept'] }) : error
  }
  await keepStep(uow, cheque, { action: 'enter', on: document.on, reason: null })
  await recordCheque(uow, 'create', cheque, { after: cheque.toAudit() })
  return cheque.id
}

/** What a cheque settles, as it keeps it. */
export const documentOf = (document: NewCheque['document']) => ({
  ...{ documentKind: document.kind, documentId: document.id, documentNumber: document.number },
  ...{ documentOn: document.on, documentRateE6: document.exchangeRateE6 },
  documentBaseMinor: document.baseMinor ?? null,
})

async function bankOf({ trx }: UnitOfWork, bankAccountId: number | null) {
  const accounts = await namedBankAccounts([bankAccountId], trx)
  return accounts.get(bankAccountId ?? 0)?.bankName ?? null
}

/** A client draws a number of its bank once, and so does the firm. */
function keyOf({ direction, partyId, chequeNumber }: NewCheque, bankName: string): string {
  const digits = fold(chequeNumber).replace(/[^\p{L}\p{N}]/gu, '')
  const drawer = direction === 'received' ? partyId : 'own'
  return `${direction} ${drawer} ${digits.replace(/^0+(?=.)/, '')} ${fold(bankName)}`
}
