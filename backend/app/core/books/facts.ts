import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { CostHead } from '#core/budgets/cost_heads'
import type { PostedModule } from '#core/period_locks/lock_modules'
import type { BookRole } from './book_roles.js'

/** Who owes or is owed an amount. */
export interface BookParty {
  type: 'client' | 'vendor'
  id: number
}

/** One amount of a document that counts in the books from a day on. */
export interface Fact {
  on: string
  /** Null where the document itself names an account. */
  role: BookRole | null
  accountId?: number | null
  /** The firm's account that money moves through, where a document names it; of the role `bank`. */
  bankAccountId?: number | null
  /** Minor units of the base currency: a debit is above zero, a credit below. */
  amountMinor: number
  currency: string
  /** The same in minor units of its own currency. */
  foreignMinor: number
  party?: BookParty | null
  projectId?: number | null
  departmentId?: number | null
  /** Where the document names one; else its role says it. */
  costHead?: CostHead | null
  memo?: string | null
}

/** A document as the books see it; its facts add up to nothing on every day. */
export interface BookedDocument {
  number: string
  facts: Fact[]
}

/** Who owns a kind of document says what it means to the books. */
export interface BookSource {
  /** `entity_type` of the document in the audit log. */
  kind: string
  /** The part of the books whose lock holds for it. */
  module: PostedModule
  /** What the documents mean now; one without facts, or gone, is left out. */
  read(ids: number[], trx: TransactionClientContract): Promise<Map<number, BookedDocument>>
  /** Ids after one, ascending, of all that may have facts. */
  idsAfter(id: number, limit: number, trx: TransactionClientContract): Promise<number[]>
}

const sources = new Map<string, BookSource>()

/** Makes a kind of document part of the books; called at boot. */
export function registerBookSource(source: BookSource) {
  if (sources.has(source.kind)) throw new Error(`${source.kind} is in the books twice`)
  sources.set(source.kind, source)
}

export const bookSources = (): BookSource[] => [...sources.values()]

/** @throws Error for a kind that no department registered */
export function bookSource(kind: string): BookSource {
  const source = sources.get(kind)
  if (!source) throw new Error(`no department registered ${kind} for the books`)
  return source
}
