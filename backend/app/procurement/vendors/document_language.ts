import db from '@adonisjs/lucid/services/db'
import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import type { PrintChoice } from '#core/printing/print_choice'

/** What documents for a vendor are printed in, unless another language is chosen. */
export async function languageOfVendor(
  id: number,
  client: QueryClientContract = db.connection()
): Promise<PrintChoice> {
  const row = await client.from('vendors').where('id', id).select('document_language').first()
  return row?.document_language ?? 'both'
}
