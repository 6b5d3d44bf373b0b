import vine from '@vinejs/vine'
import { cheques, type SettledByCheque } from '#core/cheques/cheque_register'
import type { UnitOfWork } from '#core/unit_of_work/unit_of_work'
import { day, line } from '#core/validation/fields'

/** A cheque as a payment by it is recorded. */
export const chequeFields = () => ({
  number: line(40).minLength(1),
  chequeOn: day(),
  /** That of the firm's account unless stated. */
  bankName: line(120).minLength(2).nullable().optional(),
})

/** A cheque that is given for a payment; until its bank has paid it, it is still to be paid. */
export const givenCheque = () => vine.object(chequeFields())

interface GivenCheque {
  number: string
  chequeOn: string
  bankName?: string | null
}

interface Given {
  document: SettledByCheque
  vendorId: number
  vendorName: string
  currency: string
  /** What is withheld goes to the authority: not of it. */
  amountMinor: number
  bankAccountId: number | null
  cheque: GivenCheque
  /** Where its fields are in the request. */
  at?: string
}

/** Enters a cheque that a vendor was given. @returns its id @throws AppError 422 as the register does */
export function giveCheque(
  uow: UnitOfWork,
  { vendorId, vendorName, cheque, at = 'cheque', ...given }: Given
) {
  const { number: chequeNumber, chequeOn, bankName = null } = cheque
  return cheques().enter(uow, {
    ...{ direction: 'issued', partyId: vendorId, partyName: vendorName },
    ...{ ...given, chequeNumber, chequeOn, bankName, at },
  })
}
