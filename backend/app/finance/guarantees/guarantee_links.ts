import db from '@adonisjs/lucid/services/db'
import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import { invalid } from '#core/base/app_error'
import type Guarantee from './guarantee.js'

/** What a guarantee may belong to: the view that other departments name it by, and its field. */
export const LINKS = {
  tenders: { view: 'tender_names', field: 'tenderId' },
  contracts: { view: 'contract_names', field: 'contractId' },
  'purchase-orders': { view: 'purchase_order_names', field: 'purchaseOrderId' },
} as const
export type LinkKind = keyof typeof LINKS

const MOST = 20

type Linked = Partial<Record<(typeof LINKS)[LinkKind]['field'], number | null>>

/** @throws AppError 422 for more than one of them, or one that does not exist */
export async function checkLinks(links: Linked, client: QueryClientContract) {
  const given = Object.values(LINKS).filter(({ field }) => links[field])
  if (given.length > 1) throw invalid({ [given[1]!.field]: ['oneLink'] })
  for (const { view, field } of given)
    if (!(await client.from(view).where('id', links[field]!).first()))
      throw invalid({ [field]: ['absent'] })
}

/** Choices by number or title, the newest first. */
export async function linkChoices(kind: LinkKind, q = '') {
  const rows = await db
    .from(LINKS[kind].view)
    .if(q, (query) => {
      query.where((match) => {
        void match.whereLike('number', `%${q}%`).orWhereLike('title', `%${q}%`)
      })
    })
    .orderBy('id', 'desc')
    .limit(MOST)
    .select('id', 'number', 'title')
  return rows.map(({ id, number, title }) => ({ id, label: `${number} · ${title}` }))
}

export interface Link {
  kind: LinkKind
  id: number
  label: string
}

/** What each of these guarantees belongs to, by its id. */
export async function linksOf(
  guarantees: readonly Guarantee[],
  client: QueryClientContract = db.connection()
): Promise<Map<number, Link>> {
  const links = new Map<number, Link>()
  for (const [kind, { view, field }] of Object.entries(LINKS)) {
    const linked = guarantees.filter((one) => one[field] !== null)
    if (!linked.length) continue
    const ids = [...new Set(linked.map((one) => one[field]!))]
    const rows = await client.from(view).whereIn('id', ids).select('id', 'number', 'title')
    const labels = new Map(rows.map((row) => [row.id, `${row.number} · ${row.title}`]))
    for (const one of linked)
      links.set(one.id, {
        ...{ kind: kind as LinkKind, id: one[field]! },
        label: labels.get(one[field]!) ?? '',
      })
  }
  return links
}

/** The field of the tender, contract or order that has a number, with its id; null where none or several have it. */
export async function linkByNumber(number: string): Promise<Linked | null> {
  const found: Linked[] = []
  for (const { view, field } of Object.values(LINKS)) {
    const rows = await db
      .from(view)
      .whereRaw('LOWER(number) = ?', [number.trim().toLowerCase()])
      .limit(2)
      .select('id')
    found.push(...rows.map((row) => ({ [field]: Number(row.id) })))
  }
  return found.length === 1 ? found[0]! : null
}
