import hash from '@adonisjs/core/services/hash'
import db from '@adonisjs/lucid/services/db'
import { invalid } from '#core/base/app_error'
import { sqlInstant } from '#core/database/instants'
import type { UnitOfWork } from '#core/unit_of_work/unit_of_work'
import { passwordsKept } from './password_age.js'
import type User from './user.js'

type Known = Pick<User, 'id' | 'password'>

/**
 * Refuses one of the person's last passwords, the present one among them. Hashes take their time: to be
 * asked before a transaction.
 * @throws AppError 422 on `password`
 */
export async function requireUnusedPassword({ id, password }: Known, wanted: string) {
  const former = await db
    .from('former_passwords')
    .where('user_id', id)
    .orderBy('id', 'desc')
    .limit(Math.max(0, passwordsKept() - 1))
    .select('password_hash')
  const hashes = passwordsKept() ? [password, ...former.map((row) => row.password_hash)] : []
  for (const kept of hashes)
    if (await hash.use('argon').verify(kept, wanted)) throw invalid({ password: ['usedPassword'] })
}

/** Keeps the password that a person has until now; of the former ones the oldest are dropped. */
export async function rememberPassword({ trx }: UnitOfWork, { id, password }: Known) {
  const own = () => trx.from('former_passwords').where('user_id', id)
  const most = Math.max(0, passwordsKept() - 1)
  if (most > 0) {
    const row = { user_id: id, password_hash: password, ended_at: sqlInstant() }
    await trx.table('former_passwords').insert(row)
  }
  const kept = await own().orderBy('id', 'desc').limit(most).select('id')
  await own()
    .whereNotIn(
      'id',
      kept.map((row) => row.id)
    )
    .delete()
}
