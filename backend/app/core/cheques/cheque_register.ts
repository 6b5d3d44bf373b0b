import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import { conflict } from '#core/base/app_error'
import type { UnitOfWork } from '#core/unit_of_work/unit_of_work'
import { id, nullable, object, text } from '#core/openapi/schema'

export type ChequeDirection = 'received' | 'issued'

/** A document that a cheque settles: a receipt, a bill by one of its payments, a payment run or an advance. */
export interface SettledByCheque {
  kind: string
  id: number
  number: string
  /** The day of the document, and the rate that it keeps. */
  on: string
  exchangeRateE6: number | null
  /** What it is worth in riyals, where several payments come to it; its amount at the rate unless stated. */
  baseMinor?: number
}

/** A cheque as a department hands it over with the document that it settles. */
export interface NewCheque {
  direction: ChequeDirection
  document: SettledByCheque
  /** Who drew it, or to whom it was made out. */
  partyId: number
  partyName: string
  currency: string
  amountMinor: number
  chequeNumber: string
  /** The bank that it is drawn on; that of the firm's account unless stated. */
  bankName: string | null
  chequeOn: string
  /** Where it is deposited, or the account that it is drawn on. */
  bankAccountId: number | null
  /** Where its fields are in the request; `cheque` unless stated. */
  at?: string
}

/** A cheque as its document shows it. */
export interface ChequeView {
  id: number
  number: string
  status: string
  chequeOn: string
}

export const chequeView = nullable(object({ id, number: text, status: text, chequeOn: text }))

/** Who keeps the cheques. */
export interface ChequeRegister {
  /** Enters a cheque. @returns its id @throws AppError 422 for one that is kept already, 409 without a register */
  enter(uow: UnitOfWork, cheque: NewCheque): Promise<number>
  find(ids: readonly number[], client?: QueryClientContract): Promise<Map<number, ChequeView>>
}

/** Before anyone keeps cheques, none can be entered. */
let register: ChequeRegister = {
  enter: async () => {
    throw conflict('CONFLICT')
  },
  find: async () => new Map(),
}

/** Finance keeps the cheques; called at boot. */
export function installCheques(installed: ChequeRegister) {
  register = installed
}

export const cheques = (): ChequeRegister => register

/** The cheques of some documents, by the id of the cheque. */
export async function shownCheques(ids: readonly (number | null)[], client?: QueryClientContract) {
  const known = await register.find([...new Set(ids.filter((one) => one !== null))], client)
  return (chequeId: number | null): ChequeView | null =>
    chequeId === null ? null : (known.get(chequeId) ?? null)
}
