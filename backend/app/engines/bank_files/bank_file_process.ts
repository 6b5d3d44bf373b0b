/*
 * Reads one file of bank statements in a process of its own: what a stranger's file does to the reader,
 * it does to this process, which has little memory and little time.
 */
import { serveCalls } from '#engines/processes/serve_calls'
import { BankFileError } from './errors.js'
import type { BankFileAnswer, BankFileOrder } from './orders.js'
import { readBankFile } from './read_bank_file.js'

serveCalls({
  async read(order: BankFileOrder): Promise<BankFileAnswer> {
    try {
      return await readBankFile(order)
    } catch (error) {
      if (!(error instanceof BankFileError)) throw error
      const { fault, line, values } = error
      return { fault, line, values }
    }
  },
})
