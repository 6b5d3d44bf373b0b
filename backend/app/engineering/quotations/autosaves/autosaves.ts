import db from '@adonisjs/lucid/services/db'
import { isoInstant } from '#core/database/instants'

/** Offered at once; older ones come up when these are taken up or given up. */
const OFFERED = 5

const COLUMNS = ['form_key', 'quotation_id', 'base_version', 'edition', 'project_name', 'saved_at']

/** What someone has typed and not saved, of one quotation or of new ones; newest first. */
export async function autosavesOf(userId: number, quotationId: number | null) {
  const rows: any[] = await db
    .from('quotation_autosaves')
    .where({ user_id: userId, quotation_id: quotationId })
    .orderBy('saved_at', 'desc')
    .orderBy('id', 'desc')
    .limit(OFFERED)
    .select(COLUMNS)
  return rows.map(autosaveView)
}

/** One of someone's own with what was typed, or null. */
export async function autosaveWithContent(userId: number, key: string) {
  const row: any = await db
    .from('quotation_autosaves')
    .where({ user_id: userId, form_key: key })
    .select(...COLUMNS, 'content')
    .first()
  return row ? { ...autosaveView(row), content: row.content as string } : null
}

function autosaveView(row: any) {
  return {
    key: row.form_key as string,
    quotationId: row.quotation_id as number | null,
    baseVersion: row.base_version as number | null,
    edition: row.edition as number,
    projectName: row.project_name as string | null,
    savedAt: isoInstant(row.saved_at),
  }
}
