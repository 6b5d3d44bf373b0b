import type { Duplicate } from '../clients/client'

export interface ReadField {
  value: string
  /** 0 to 1: how sure the reader is. */
  confidence: number
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
  duplicates: Duplicate[]
  clientId: number | null
  error?: string | null
  jobId?: string | null
  createdAt?: string
}

export const cardPath = (id: number): string => `/commercial/business-cards/${id}`
