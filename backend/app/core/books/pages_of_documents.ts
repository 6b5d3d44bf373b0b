import db from '@adonisjs/lucid/services/db'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'

const PAGE = 200

interface Source {
  idsAfter(id: number, limit: number, trx: TransactionClientContract): Promise<number[]>
}

/**
 * The documents of a source that `missing` picks out, a page at a time, each page in a transaction of its own: a
 * portal has more of them than fit into memory.
 */
export async function* documentsWhere(
  source: Source,
  missing: (ids: number[], trx: TransactionClientContract) => Promise<number[]>
): AsyncGenerator<number[]> {
  let last = 0
  for (;;) {
    const page = await db.transaction(async (trx) => {
      const ids = await source.idsAfter(last, PAGE, trx)
      return { ids, found: ids.length ? await missing(ids, trx) : [] }
    })
    if (page.found.length) yield page.found
    if (page.ids.length < PAGE) return
    last = page.ids.at(-1)!
  }
}
