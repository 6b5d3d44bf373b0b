import { randomBytes } from 'node:crypto'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { SYSTEM_ACTOR } from '#core/base/actor'
import { writer } from '#core/database/writer'
import { transact } from '#core/unit_of_work/transact'
import { canonicalUsername } from '#identity/shared/canonical_username'
import User from '#identity/shared/user'
import { seedReference } from './seeders/reference.js'

/** Why a portal is not set up; the message is for the person at the console. */
export class SetupRefused extends Error {}

/**
 * Makes a migrated, empty database a portal: the reference data that is missing and one
 * administrator with a random password.
 * @throws SetupRefused when there are no tables yet or users already, or `username` cannot be one
 */
export async function setUpPortal(username: string, name: string) {
  const canonical = canonicalUsername(username)
  if (!canonical) throw new SetupRefused(`“${username}” cannot be a username`)
  if (!(await writer().getAllTables()).includes('users')) {
    throw new SetupRefused('the database has no tables yet: run migration:run first')
  }
  // 120 bits, in an alphabet that can be typed
  const password = randomBytes(15).toString('base64url')
  await transact(SYSTEM_ACTOR, async (uow) => {
    if (await uow.trx.from('users').select('id').first()) {
      throw new SetupRefused('this portal has users already; an administrator makes further ones')
    }
    if (!(await uow.trx.from('sections').select('id').first())) await seedReference(uow.trx)
    const user = await addAdministrator(uow.trx, { username: canonical, name, password })
    await uow.audit({
      action: 'create',
      entityType: 'user',
      entityId: user.id,
      label: canonical,
      after: user.toAudit(),
    })
  })
  return { username: canonical, password }
}

function addAdministrator(
  trx: TransactionClientContract,
  who: { username: string; name: string; password: string }
) {
  const account = { role: 'admin', permissions: {}, digits: 'latin', loginEpoch: 0, version: 1 }
  // what was printed on a console is no secret for long
  return User.create({ ...who, ...account, passwordDue: true }, { client: trx })
}
