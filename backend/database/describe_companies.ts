import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import { updateRows } from '#core/database/many_rows'
import { searchText } from '#engines/text/fold'

/** Companies at a time: what is held of them stays small however many there are. */
const PAGE = 2000

/** Companies that were written row by row are found by their name. */
export async function describeCompanies(client: Pick<QueryClientContract, 'from' | 'rawQuery'>) {
  for (;;) {
    const rows: { id: number; name: string }[] = await client
      .from('companies')
      .whereNull('search_text')
      .orderBy('id')
      .limit(PAGE)
      .select('id', 'name')
    if (!rows.length) return
    await updateRows(
      client,
      'companies',
      rows.map(({ id, name }) => ({ id, search_text: searchText(name) }))
    )
  }
}
