import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { BookParty } from '#core/books/facts'
import type { VatBox } from './vat_boxes.js'

/** What a document puts into one box, in minor units of the base currency. */
export interface VatPart {
  box: VatBox
  taxableMinor: number
  vatMinor: number
}

/** A document as the return of VAT sees it. */
export interface VatDocument {
  number: string
  /** Its day for VAT. */
  on: string
  /** Changes what an earlier document reported: a credit or debit note, a relief. */
  isAdjustment: boolean
  party: BookParty | null
  partyName: string | null
  partyVatNumber: string | null
  /** Of one that was issued electronically. */
  uuid?: string | null
  hash?: string | null
  parts: VatPart[]
}

/** Who owns a kind of document says what it means to the return. */
export interface VatSource {
  /** As in the books: their event tells that a document has changed. */
  kind: string
  /** What the documents mean now: one for each of their days. One that means nothing, or is gone, is left out. */
  read(ids: number[], trx: TransactionClientContract): Promise<Map<number, VatDocument[]>>
  /** Ids after one, ascending, of all that may mean something. */
  idsAfter(id: number, limit: number, trx: TransactionClientContract): Promise<number[]>
}

const sources = new Map<string, VatSource>()

/** Makes a kind of document part of the return of VAT; called at boot. */
export function registerVatSource(source: VatSource) {
  if (sources.has(source.kind)) throw new Error(`${source.kind} is in the VAT return twice`)
  sources.set(source.kind, source)
}

export const vatSources = (): VatSource[] => [...sources.values()]

export const vatSource = (kind: string): VatSource | undefined => sources.get(kind)
