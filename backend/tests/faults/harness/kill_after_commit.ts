/*
 * The fail point between a commit and its answer. A server of a test imports this file ahead of the
 * application; the product never does. The file `kill.armed` names the Idempotency-Key whose commit
 * takes the process down.
 */
import { existsSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { Database } from '@adonisjs/lucid/database'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'

// helper processes inherit the import but no variables: they commit nothing
const armed = join(process.env.DATA_DIR ?? '', 'kill.armed')
const begin = Database.prototype.transaction as (...args: unknown[]) => Promise<unknown>

Database.prototype.transaction = async function (this: Database, ...args: unknown[]) {
  const begun = await begin.apply(this, args)
  if (typeof args[0] !== 'function') killAfterCommit(begun as TransactionClientContract)
  return begun
} as typeof Database.prototype.transaction

function killAfterCommit(trx: TransactionClientContract) {
  const commit = trx.commit.bind(trx)
  trx.commit = async () => {
    const last = existsSync(armed) && (await wrote(trx, readFileSync(armed, 'utf8')))
    await commit()
    if (!last) return
    rmSync(armed)
    process.kill(process.pid, 'SIGKILL')
    // nothing of this process shall run any more, least of all the answer
    await new Promise(() => undefined)
  }
}

async function wrote(trx: TransactionClientContract, key: string) {
  return (await trx.from('idempotency_keys').where('key', key).first()) !== null
}
