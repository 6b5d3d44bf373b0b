import { BaseSchema } from '@adonisjs/lucid/schema'
import { foldBatchNumbers } from '#database/fold_batch_numbers'

/**
 * `s1` and `S1` were two numbers and are one now. Apart from what changes a table, which MariaDB
 * commits at once: cut short, all of this is undone and starts again.
 */
export default class extends BaseSchema {
  async up() {
    this.defer((db) => foldBatchNumbers(db))
  }

  /** Nothing to do: which of its spellings a number had is reported by the ledger alone. */
  async down() {}
}
