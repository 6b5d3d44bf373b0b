import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { BookParty } from '#core/books/facts'

/** A debt that was written off, with the VAT that it was charged with, in minor units of the base currency. */
export interface BadDebt {
  /** Of the write-off. */
  id: number
  /** Of its invoice. */
  number: string
  suppliedOn: string
  writtenOffOn: string
  /** The day on which the money came after all. */
  reversedOn: string | null
  taxableMinor: number
  vatMinor: number
  party: BookParty | null
  partyName: string
  partyVatNumber: string | null
}

/** Who owns receivables says which of them were given up. */
interface DebtSource {
  /** Kind of a write-off in the books. */
  kind: string
  read(ids: number[], trx: TransactionClientContract): Promise<Map<number, BadDebt>>
  /** Ids of debts that are given up and were supplied by a day at the latest, newest first. */
  suppliedUntil(day: string, limit: number, trx: TransactionClientContract): Promise<number[]>
}

let source: DebtSource | null = null

/** Called at boot, by one department. */
export function registerBadDebts(owner: DebtSource) {
  if (source) throw new Error('bad debts have one owner')
  source = owner
}

/** @throws Error where no department has registered its debts */
export function badDebts(): DebtSource {
  if (!source) throw new Error('no department has registered bad debts')
  return source
}
