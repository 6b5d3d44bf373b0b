import { rm } from 'node:fs/promises'
import { basename, dirname, resolve } from 'node:path'
import logger from '@adonisjs/core/services/logger'
import { placeInStore, removeFromStore } from '#core/backup/copy_to_store'
import { backupFolder, copyFolder } from '#core/backup/places'
import { BackupRefused } from '#core/backup/refusal'
import { SYSTEM_ACTOR } from '#core/base/actor'
import { backupSettings } from '#core/settings/backup'
import { firmZone } from '#core/settings/firm_clock'
import { transact } from '#core/unit_of_work/transact'
import Backup from './backup.js'
import { pastKeeping } from './keeping.js'

/**
 * Removes what is past the keeping rule. What the command made is kept by the command's own rule, and what
 * lies in another folder than this installation names is left alone.
 * @returns how many went
 */
export async function removePast(): Promise<number> {
  const all = await Backup.query()
    .where('state', 'complete')
    .whereIn('origin', ['hand', 'schedule'])
    .orderBy('id')
  const {
    backupKeepDaily: daily,
    backupKeepWeekly: weekly,
    backupKeepMonthly: monthly,
  } = backupSettings()
  // the last one that was proved to be sound outlives newer ones that were not looked at
  const proved = all.filter(({ isSound }) => isSound).at(-1)
  const past = pastKeeping(all, { daily, weekly, monthly }, firmZone())
  let removed = 0
  for (const backup of past) {
    if (backup.id === proved?.id || !liesIn(backup.place, backupFolder(), backup.folder)) continue
    await rm(backup.place!, { recursive: true, force: true })
    const copies = copyFolder()
    if (copies && liesIn(backup.copyPlace, copies, backup.folder))
      await rm(backup.copyPlace!, { recursive: true, force: true })
    if (!(await removedFromStore(backup))) continue
    // after the files: what is cut short here is found again
    await noteRemoved(backup)
    removed++
  }
  return removed
}

/** A store that is away keeps its copy until the next round; the disk is not filled meanwhile. */
async function removedFromStore({ storePlace, folder }: Backup): Promise<boolean> {
  if (!storePlace || storePlace !== placeInStore(folder)) return true
  try {
    await removeFromStore(folder)
    return true
  } catch (error) {
    if (!(error instanceof BackupRefused)) throw error
    logger.warn({ err: error, folder }, 'a copy stays in the store')
    return false
  }
}

const NAME = /^binaa-\d{8}T\d{6}Z$/

/** A row of the database alone decides no path that is deleted. */
function liesIn(place: string | null, folder: string, name: string): boolean {
  if (!place || !NAME.test(name) || basename(place) !== name) return false
  return dirname(resolve(place)) === resolve(folder)
}

function noteRemoved({ id, folder }: Backup) {
  return transact(SYSTEM_ACTOR, async (uow) => {
    await Backup.query({ client: uow.trx }).where('id', id).update({ state: 'removed' })
    const about = { entityType: 'backup', entityId: id, label: folder }
    const [before, after] = [{ state: 'complete' }, { state: 'removed' }]
    await uow.audit({ action: 'update', ...about, before, after })
  })
}
