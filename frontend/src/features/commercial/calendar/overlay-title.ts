import { isolated } from '../../../kit/display/isolated'

interface OverlayTitle {
  /** What kind of day it is, in words. */
  kind: string
  number: string
  about: string
  isAbsence: boolean
  isRtl: boolean
  /** On a phone, where a tile has no room for a number. */
  isNarrow: boolean
}

/**
 * The text of a narrow tile, of which the end is cut off. Of who is away the name matters, not the number of the
 * request. From right to left a number that has room stands first: anywhere else its own beginning would be
 * what is cut.
 */
export function overlayTitle({
  kind,
  number,
  about,
  isAbsence,
  isRtl,
  isNarrow,
}: OverlayTitle): string {
  if (isAbsence) return `${kind}: ${isolated(about)}`
  return isRtl && !isNarrow
    ? `${isolated(number)} · ${kind} · ${isolated(about)}`
    : `${kind}: ${isolated(number)} ${isolated(about)}`
}
