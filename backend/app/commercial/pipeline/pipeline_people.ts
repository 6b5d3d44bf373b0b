import db from '@adonisjs/lucid/services/db'
import { languageNow } from '#core/base/language'
import { signedNames } from '#identity/shared/signed_names'

/** Everyone whose initials a quotation carries, by name; null where the portal knows no one of them. */
export async function pipelinePeople(): Promise<{ initials: string; name: string | null }[]> {
  const nameOf = await signedNames()
  const rows: { initials: string }[] = await db
    .from('sales_quotations')
    .whereNotNull('bdm_initials')
    .groupBy('bdm_initials')
    .orderBy('bdm_initials')
    .select('bdm_initials as initials')
  return rows.map(({ initials }) => ({
    initials,
    name: nameOf(initials)?.[languageNow()] ?? null,
  }))
}
