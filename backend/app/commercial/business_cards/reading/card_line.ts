import type { BBox } from '#engines/ocr/types'

export type Script = 'latin' | 'arabic' | 'other'

/** One line of one column of a card, with what the rules need to know about it. */
export interface CardLine {
  text: string
  script: Script
  /** 0–1. */
  confidence: number
  words: { text: string; start: number; confidence: number; bbox?: BBox }[]
  bbox?: BBox
  /** Height of the type in pixels; 0 when unknown. */
  height: number
  side: number
  /** Position in reading order. */
  index: number
}
