import type { UnitOfWork } from '#core/unit_of_work/unit_of_work'
import type { SettledByCheque } from './cheque_register.js'

/** A cheque that pays nothing any more. */
export interface FailedCheque {
  chequeId: number
  on: string
  reason: string
}

/** What the register asks of who owns the documents that cheques settle. */
export interface ChequeDocuments {
  /** `kind` of the documents. */
  kind: string
  /** The bank has paid the cheque on this day; null where it took the money back. */
  clear(uow: UnitOfWork, id: number, on: string | null): Promise<void>
  /** The cheque pays nothing: what the document settled is owed again from this day. */
  takeBack(uow: UnitOfWork, id: number, of: FailedCheque): Promise<void>
  /** A cheque that had bounced is deposited again: it settles anew what is still open of the same. */
  settleAgain(uow: UnitOfWork, id: number, on: string): Promise<SettledByCheque>
}

const owners = new Map<string, ChequeDocuments>()

/** Makes documents ones that cheques may settle; called at boot. */
export function registerChequeDocuments(documents: ChequeDocuments) {
  if (owners.has(documents.kind)) throw new Error(`${documents.kind} is settled twice`)
  owners.set(documents.kind, documents)
}

/** @throws Error for a kind that no department registered */
export function chequeDocuments(kind: string): ChequeDocuments {
  const documents = owners.get(kind)
  if (!documents) throw new Error(`no department registered ${kind} for cheques`)
  return documents
}
