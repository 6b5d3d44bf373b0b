/** A rectangle in pixels of the picture handed to `recognize`, origin top left, x1/y1 exclusive. */
export interface BBox {
  x0: number
  y0: number
  x1: number
  y1: number
}

export interface OcrWord {
  text: string
  /** 0–100, as the engine reports it. */
  confidence: number
  bbox: BBox
}

export interface OcrLine {
  text: string
  confidence: number
  bbox: BBox
  words: OcrWord[]
}

export interface OcrResult {
  text: string
  confidence: number
  lines: OcrLine[]
}

/**
 * What the picture holds: a block of text, a single line, or a single line that is handed to the
 * model as it is (helps Arabic, whose tails and dots mislead the line fitting).
 */
export type TextLayout = 'block' | 'line' | 'raw-line'

export interface RecognizeOptions {
  /** Default `block`. */
  layout?: TextLayout
  /** Default `mixed`: English and Arabic. `arabic` never answers with Latin letters. */
  script?: 'mixed' | 'arabic'
  /** Aborting drops a queued picture, or stops the worker that reads it. */
  signal?: AbortSignal
  /** Called with 0–1 while the picture is read. */
  onProgress?: (fraction: number) => void
}

/** Port: text recognition. Implementations keep their workers between calls. */
export interface OcrEngine {
  /** Starts the workers so that the first user does not wait for them. */
  warm(): Promise<void>
  recognize(image: Buffer, options?: RecognizeOptions): Promise<OcrResult>
  /** Ends all workers; pictures still waiting are rejected. A later call starts them again. */
  close(): Promise<void>
}
