import { latinDigits } from '#engines/text/fold'
import { COMMON_UNITS, formatDuration, parseLag, type WorkUnits } from './duration_text.js'
import type { LinkType } from './network.js'

/** A predecessor as it is written: the code of an activity or the number of its row. */
export interface WrittenLink {
  code: string
  type: LinkType
  lag: number
}

export interface ReadPredecessors {
  links: WrittenLink[]
  /** Parts that are no predecessor, as they were written. */
  unread: string[]
}

const SEPARATOR = /[;؛,،\n]+/u
/** A lag without a type only follows a number: in `A-100` it belongs to the code. */
const NUMBER = /^(\d+)\s*(FS|SS|FF|SF)?\s*([+\-−–].+)?$/iu
const CODE = /^(.+?)\s*(FS|SS|FF|SF)\s*([+\-−–].+)?$/iu

/**
 * Predecessors as people type them: `3`, `3FS+2d;5SS`, `A1000 FF-4h`, `٣FS+٢ي؛ ٥SS`.
 * @param isCode whether a text is the code of an activity: such a part stands for itself, even when
 *   it ends like a type of link
 */
export function parsePredecessors(
  text: string,
  units: WorkUnits = COMMON_UNITS,
  isCode: (text: string) => boolean = () => false
): ReadPredecessors {
  const links: WrittenLink[] = []
  const unread: string[] = []
  for (const part of text.split(SEPARATOR)) {
    const written = part.trim()
    if (!written) continue
    const link = linkOf(written, units, isCode)
    if (link) links.push(link)
    else unread.push(written)
  }
  return { links, unread }
}

/** @returns `3FS+2d;5SS`; a link from finish to start without a lag is its code alone */
export const formatPredecessors = (
  links: readonly WrittenLink[],
  units: WorkUnits = COMMON_UNITS
): string => links.map((link) => formatLink(link, units)).join(';')

function formatLink({ code, type, lag }: WrittenLink, units: WorkUnits): string {
  if (!lag) return type === 'FS' ? code : code + type
  return `${code}${type}${lag > 0 ? '+' : ''}${formatDuration(lag, units)}`
}

function linkOf(
  written: string,
  units: WorkUnits,
  isCode: (text: string) => boolean
): WrittenLink | null {
  const plain = latinDigits(written)
  const whole = [written, plain].find(isCode)
  if (whole !== undefined) return { code: whole, type: 'FS', lag: 0 }
  const [, code, type, lagText] = NUMBER.exec(plain) ?? CODE.exec(plain) ?? ['', plain]
  const lag = lagText === undefined ? 0 : parseLag(lagText, units)
  if (!code || lag === null) return null
  return { code, type: (type?.toUpperCase() ?? 'FS') as LinkType, lag }
}
