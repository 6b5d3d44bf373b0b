import { existsSync } from 'node:fs'
import { readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { ApplicationService } from '@adonisjs/core/types'
import hash from '@adonisjs/core/services/hash'
import logger from '@adonisjs/core/services/logger'
import db from '@adonisjs/lucid/services/db'
import { DEMO_REMOVAL, keep, requestedRemoval } from '#administration/demo_data/demo_state'
import { replaceHeads } from '#core/audit/heads'
import { SYSTEM_ACTOR } from '#core/base/actor'
import { databaseCopy, makeBackup } from '#core/backup/make_backup'
import { backupFolder } from '#core/backup/places'
import { removeFiles } from '#core/backup/stored_files'
import { sqlInstant } from '#core/database/instants'
import { migrate } from '#core/database/migrate'
import { storedColumns } from '#core/database/stored_columns'
import { transact } from '#core/unit_of_work/transact'
import env from '#start/env'
import User from '#identity/shared/user'
import { DEMO_PASSWORD } from './seeders/demo/users.js'
import { seedReference } from './seeders/reference.js'

type Row = Record<string, unknown>

/** What a removal that has begun needs to come to its end, whatever happens in between. */
interface Begun {
  /** The folder of the backup that was made before. */
  backup: string
  /** The account of the owner who asked for it, with what proves who they are. */
  user: Row
  proofs: Record<string, Row[]>
}

const PROOFS = ['authenticators', 'recovery_codes', 'passkeys']
const marker = () => join(env.get('DATA_DIR'), 'demo-removal.json')

/**
 * Takes the demo company away before the portal serves anyone, where an owner has asked for it: a backup of
 * everything is made first, then the portal is as after `portal:setup`, with the owner's account alone. What
 * fails before the data goes leaves everything as it was; what fails later goes on at the next start.
 * @returns the folder of the backup, null where nothing was to be done
 * @throws BackupRefused while others use the database
 */
export async function removeRequestedDemo(app: ApplicationService): Promise<string | null> {
  const begun = removalHasBegun() ? await readBegun() : await begin(app)
  if (!begun) return null
  await db.manager.closeAll()
  await databaseCopy().clear()
  await replaceHeads(null, new Date().toISOString())
  await removeFiles()
  await migrate(app)
  await settle(begun)
  await writeFile(join(env.get('DATA_DIR'), 'demo-removed'), new Date().toISOString())
  await rm(marker())
  return begun.backup
}

/** Whether the data of the demo company may be half gone: nothing must be served before the removal is through. */
export const removalHasBegun = () => existsSync(marker())

const readBegun = async (): Promise<Begun> => JSON.parse(await readFile(marker(), 'utf8'))

/** Saves everything, and who goes on; null where no one has asked for it or it could not be saved. */
async function begin(app: ApplicationService): Promise<Begun | null> {
  if (!(await db.connection().getAllTables()).includes('settings')) return null
  const requested = await requestedRemoval(db.connection())
  if (!requested || requested.failed) return null
  // what others write meanwhile would be lost
  await db.manager.closeAll()
  await databaseCopy().requireUnused()
  try {
    const options = { to: backupFolder(), withKeys: false, keep: 0 }
    const { place } = await makeBackup(app, options)
    const begun = { backup: place, ...(await accountOf(requested.by)) }
    // under its name only when it is whole
    await writeFile(`${marker()}.partial`, JSON.stringify(begun), { mode: 0o600 })
    await rename(`${marker()}.partial`, marker())
    return begun
  } catch (error) {
    logger.error({ err: error }, 'the demo company could not be saved and stays')
    await keep(db.connection(), DEMO_REMOVAL, { ...requested, failed: true })
    return null
  }
}

async function accountOf(id: number): Promise<Pick<Begun, 'user' | 'proofs'>> {
  const { photo_file_id: _photo, ...user } = await db.from('users').where('id', id).firstOrFail()
  const proofs: Begun['proofs'] = {}
  for (const table of PROOFS)
    proofs[table] = (await db.from(table).where('user_id', id)).map(writable)
  return { user: writable(user), proofs }
}

/** A row as it can be written again after it was JSON: MySQL answers dates, and takes texts. */
const writable = (row: Row): Row =>
  Object.fromEntries(
    Object.entries(row).map(([name, value]) => [
      name,
      value instanceof Date ? sqlInstant(0, value.getTime()) : value,
    ])
  )

/** What every firm has on its first day, and one account; its number stays, which its proofs are bound to. */
async function settle({ user, proofs, backup }: Begun) {
  const isPublic = await hash.use('argon').verify(String(user.password), DEMO_PASSWORD)
  const account = {
    ...storedColumns(user),
    ...{ created_by: null, updated_by: null, password_due: isPublic },
    // the sets that they came from are gone
    ...{ role: 'admin', permissions: '{}', own_permissions: null, denied_permissions: null },
  }
  const actor = { ...SYSTEM_ACTOR, id: Number(user.id), name: String(user.name) }
  await transact(actor, async (uow) => {
    await seedReference(uow.trx)
    await uow.trx.table('users').insert(account)
    for (const [table, rows] of Object.entries(proofs))
      if (rows.length) await uow.trx.table(table).multiInsert(rows)
    const kept = await User.findOrFail(user.id, { client: uow.trx })
    const about = { entityType: 'user', entityId: kept.id, label: kept.username }
    await uow.audit({ action: 'create', ...about, after: kept.toAudit() })
    const demo = { entityType: 'demo_data', entityId: 1, label: kept.username }
    await uow.audit({ action: 'delete', ...demo, before: { backup } })
  })
}
