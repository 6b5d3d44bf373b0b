import { AT_ONCE, CONFINED } from '#engines/limits/reading'
import { atMost } from '#engines/processes/at_most'
import { programBeside } from '#engines/processes/confine'
import { HelperProcess } from '#engines/processes/helper_process'
import { onProcessEnd } from '#engines/processes/process_end'
import type { PictureFacts, RewriteOrder, RewrittenPicture } from './picture_orders.js'

/** Pictures come in bunches; afterwards the memory is worth more than a warm start. */
const IDLE_MS = 2 * 60_000

const inTurn = atMost(AT_ONCE.pictures)
let opener: HelperProcess | null = null

/** The process that opens pictures. */
export function pictureOpener(): HelperProcess {
  if (opener) return opener
  const made = new HelperProcess(programBeside(import.meta.url, 'picture_process'), {
    idleMs: IDLE_MS,
    confinement: CONFINED.picture,
  })
  onProcessEnd(() => {
    made.close()
    opener = null
  })
  return (opener = made)
}

/** The header of a picture; no pixel is decoded. @throws HelperFailure where it cannot be read */
export function pictureFacts(path: string): Promise<PictureFacts> {
  return inTurn(() => pictureOpener().call('inspect', path))
}

/**
 * A picture decoded and written again, upright, in sRGB, its first frame only.
 * @throws HelperFailure where it cannot be decoded within the limits
 */
export function rewrittenPicture(order: RewriteOrder): Promise<RewrittenPicture> {
  return inTurn(() => pictureOpener().call('rewrite', order))
}
