import type { UnitOfWork } from '#core/unit_of_work/unit_of_work'
import { cheques } from '#core/cheques/cheque_register'
import type Receipt from './receipt.js'

/** A cheque as its receipt is entered. */
export interface EnteredCheque {
  number: string
  bankName: string
  chequeOn: string
}

/** Enters the cheque of a new receipt: until its bank has paid it, it is under collection. */
export async function enterCheque(uow: UnitOfWork, receipt: Receipt, cheque: EnteredCheque) {
  const { number: chequeNumber, bankName, chequeOn } = cheque
  const { currency, amountMinor, bankAccountId } = receipt
  receipt.chequeId = await cheques().enter(uow, {
    direction: 'received',
    document: settledBy(receipt),
    ...{ partyId: receipt.clientId!, partyName: receipt.clientName, currency, amountMinor },
    ...{ chequeNumber, bankName, chequeOn, bankAccountId },
  })
  await receipt.save()
}

/** A receipt as the register of cheques keeps it. */
export const settledBy = ({ id, number, receivedOn, exchangeRateE6 }: Receipt) => ({
  ...{ kind: 'receipt', id, number, on: receivedOn, exchangeRateE6 },
})
