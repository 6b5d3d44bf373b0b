import type { Duplicate } from '../clients/client'

export interface ReadField {
  value: string
  /** 0 to 1: how sure the reader is. */
  confidence: number
  /** 0 front, 1 back. */
  side?: number
  /** Where it stands in the picture of its side: four corners. */
  place?: Corner[]
}

/** A point of a picture, as shares of its width and height. */
export interface Corner {
  x: number
  y: number
}

/** A scanned business card as the API answers it. */
export interface BusinessCard {
  id: number
  version: number
  status: 'queued' | 'reading' | 'ready' | 'failed' | 'confirmed'
  fields: Record<string, ReadField>
  rawText: string | null
  imageUrl: string
  backImageUrl: string | null
  /** Where the card lies in its pictures, front and back; null where it was not found. */
  corners: (Corner[] | null)[]
  duplicates: Duplicate[]
  clientId: number | null
  error?: string | null
  jobId?: string | null
  createdAt?: string
  can: { confirm: boolean; readAgain: boolean; delete: boolean }
}

export const cardPath = (id: number): string => `/commercial/business-cards/${id}`

/** A card of those that are confirmed one after the other. */
export const inTurnPath = (id: number): string => `${cardPath(id)}?in-turn=1`
