import { fold } from '#engines/text/fold'

const BEFORE = 60
const LENGTH = 200
const WORD = /[\p{L}\p{M}\p{N}]+/gu

/**
 * The stretch of a text around the first word that begins with one of the searched words, on one line.
 * @param requested folded words
 * @returns null when none occurs
 */
export function snippetOf(text: string, requested: string[]): string | null {
  for (const match of text.matchAll(WORD)) {
    const folded = fold(match[0])
    if (!requested.some((word) => folded.startsWith(word))) continue
    const start = Math.max(0, match.index - BEFORE)
    const piece = text
      .slice(start, start + LENGTH)
      .replace(/\s+/g, ' ')
      .trim()
    return `${start > 0 ? '… ' : ''}${piece}${start + LENGTH < text.length ? ' …' : ''}`
  }
  return null
}
