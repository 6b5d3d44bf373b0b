import { CONFINED } from '#engines/limits/reading'
import { programBeside } from '#engines/processes/confine'
import { confinedCall } from '#engines/processes/confined_call'
import { HelperFailure } from '#engines/processes/helper_process'
import type { BankStatement } from './bank_file.js'
import { BankFileError } from './errors.js'
import type { BankFileAnswer, BankFileOrder, TableHead } from './orders.js'

const PROGRAM = programBeside(import.meta.url, 'bank_file_process')

/**
 * Reads a file of a bank in a process of its own, see `readBankFile`.
 * @throws BankFileError, or the signal's reason when aborted
 */
export async function readConfined(
  order: BankFileOrder,
  signal?: AbortSignal
): Promise<{ statements: BankStatement[] } | { head: TableHead }> {
  const answer = await ask(order, signal)
  if ('fault' in answer) throw new BankFileError(answer.fault, answer.line, answer.values)
  return answer
}

async function ask(order: BankFileOrder, signal?: AbortSignal): Promise<BankFileAnswer> {
  try {
    return await confinedCall<BankFileAnswer>(PROGRAM, 'read', order, CONFINED.bankFile, signal)
  } catch (error) {
    if (!(error instanceof HelperFailure) || error.code !== 'E_HELPER_GONE') throw error
    // the reader was ended: by the file, or by what it may take at most
    throw new BankFileError('too_large', 0, {}, { cause: error })
  }
}
