import db from '@adonisjs/lucid/services/db'
import { sectionStates } from '#core/sections/section_states'
import { loadCopies } from '#core/worker/load_copies'

/** Sets columns of a section as another process would, and lets this one know. */
export async function setSection(key: string, columns: Record<string, unknown>) {
  await db.from('sections').where('key', key).update(columns)
  await sectionStates.reload()
}

/** What is kept in memory survives the rollback of a test: it is read again after it. */
export async function forgetCopies() {
  await sectionStates.reload()
  await loadCopies()
}
