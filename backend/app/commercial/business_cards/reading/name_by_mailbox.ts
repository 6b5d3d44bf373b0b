import type { CardLine } from './card_line.js'
import { fieldOf } from './field.js'
import type { CardField } from './types.js'

interface NamedByMailbox {
  line: CardLine
  name: CardField
}

const DOUBTFUL = 0.7

/** `irene_quigley`, `irene.quigley` */
const TWO_NAMES = /^([a-z]{3,})[._-]([a-z]{4,})$/

/**
 * Where the first name can't be read ("2 Quigley"), the mailbox says it: a line that ends with the family of
 * `irene_quigley` is Irene Quigley. It stays doubtful.
 */
export function nameByMailbox(
  lines: readonly CardLine[],
  mailbox: string
): NamedByMailbox | undefined {
  const [, given, family] = TWO_NAMES.exec(mailbox) ?? []
  if (!given || !family) return undefined
  for (const line of lines) {
    const words = line.text.trim().split(/\s+/)
    const last = words.at(-1) ?? ''
    if (words.length > 2 || last.toLowerCase() !== family) continue
    const name = `${given[0]!.toUpperCase()}${given.slice(1)} ${last}`
    return { line, name: fieldOf(line, name, DOUBTFUL) }
  }
  return undefined
}
