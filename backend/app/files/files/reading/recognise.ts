import { CONFINED } from '#engines/limits/reading'
import { HelperProcess } from '#engines/processes/helper_process'
import { onProcessEnd } from '#engines/processes/process_end'
import env from '#start/env'

/** Scans come in bunches; afterwards the memory is worth more than a warm start. */
const IDLE_MS = 2 * 60_000
const ENTRY = import.meta.url.replace(/recognise\.(\w+)$/, 'ocr_process.$1')

let reader: HelperProcess | null = null

function pictureReader(): HelperProcess {
  if (reader) return reader
  const started = new HelperProcess(new URL(ENTRY), {
    env: { DATA_DIR: env.get('DATA_DIR') },
    idleMs: IDLE_MS,
    confinement: CONFINED.recognition,
  })
  reader = started
  onProcessEnd(() => started.close())
  return started
}

/**
 * The English and Arabic text in a picture, as recognition sees it.
 * @param picture of a stranger: it is only opened in that process
 * @throws HelperFailure, or the signal's reason when aborted
 */
export function recognisePicture(picture: Uint8Array, signal: AbortSignal): Promise<string> {
  return pictureReader().call<string>('recognise', picture, { signal })
}
