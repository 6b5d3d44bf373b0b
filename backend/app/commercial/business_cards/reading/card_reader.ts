import { ImageError, isImageErrorCode } from '#engines/imaging/errors'
import type { Point } from '#engines/imaging/geometry'
import { HelperFailure, HelperProcess } from '#engines/processes/helper_process'
import { onProcessEnd } from '#engines/processes/process_end'
import env from '#start/env'
import type { CardSide, ScanOptions, ScannedCard } from './scan_card.js'

export interface CardReading extends Pick<ScannedCard, 'fields' | 'rawText'> {
  /** Where the card lies in each picture, as shares of width and height. */
  corners: (Point[] | null)[]
}

/** Cards come in bunches: after ten quiet minutes the memory is worth more than a warm start. */
const IDLE_MS = 10 * 60_000
const ENTRY = import.meta.url.replace(/card_reader\.(\w+)$/, 'reader_process.$1')

let reader: HelperProcess | null = null

function cardReader(): HelperProcess {
  if (reader) return reader
  const started = new HelperProcess(new URL(ENTRY), {
    env: { DATA_DIR: env.get('DATA_DIR'), OCR_WORKERS: String(env.get('OCR_WORKERS') ?? 1) },
    idleMs: IDLE_MS,
  })
  reader = started
  onProcessEnd(() => started.close())
  return started
}

/** Loads the models, so that the next card does not wait for them. */
export function warmCardReader(): Promise<void> {
  return cardReader().call('warm', null)
}

/**
 * `scanCard` in the process of its own.
 * @throws ImageError for pictures that cannot be used; HelperFailure otherwise
 */
export async function readCard(
  sides: CardSide[],
  options: Pick<ScanOptions, 'signal' | 'onProgress'>
): Promise<CardReading> {
  try {
    return await cardReader().call<CardReading>('read', sides, options)
  } catch (error) {
    if (error instanceof HelperFailure && isImageErrorCode(error.code))
      throw new ImageError(error.code, error.message, { cause: error })
    throw error
  }
}
