import type { Point } from '#engines/imaging/geometry'
import type { BBox } from '#engines/ocr/types'

export const CARD_FIELDS = [
  'name',
  'jobTitle',
  'company',
  'companyType',
  'mobile',
  'email',
  'phone',
  'location',
  'address',
  'website',
  'notes',
] as const

export type CardFieldName = (typeof CARD_FIELDS)[number]

export interface CardField {
  value: string
  /** 0–1: how surely the text was read times how strong the rule is that chose it. */
  confidence: number
  /** True when a person must look: digits or letters that were read badly or contradict others. */
  doubtful: boolean
  /** Where it stands in the prepared picture of its side. */
  bbox?: BBox
  /** The same four corners as shares of the picture that was taken. */
  place?: Point[]
  /** 0 front, 1 back. */
  side?: number
  /** Other values found, e.g. the Arabic name of a bilingual card. */
  alternatives?: string[]
}

export type CardFields = Partial<Record<CardFieldName, CardField>>

export interface ParsedCard {
  fields: CardFields
  rawText: string
}
