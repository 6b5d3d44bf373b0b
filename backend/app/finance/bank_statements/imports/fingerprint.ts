import { createHash } from 'node:crypto'
import type { BankLine } from '#engines/bank_files/bank_file'
import { fold } from '#engines/text/fold'

/**
 * Equal for a line that a bank states twice, in whichever statement: its days, amount and what tells
 * payments apart. Blanks, case and marks are left out, as a bank writes them differently by format.
 */
export function fingerprintOf(line: BankLine): string {
  const { bookedOn, valueOn, amountMinor } = line
  const texts = [
    line.reference,
    line.endToEndId,
    line.counterpartyName,
    line.counterpartyIban,
    line.text,
  ].map((text) => fold(text ?? '').replace(/[^\p{L}\p{N}]/gu, ''))
  return createHash('sha256')
    .update(JSON.stringify([bookedOn, valueOn, amountMinor, ...texts]))
    .digest('hex')
}
