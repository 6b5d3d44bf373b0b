import db from '@adonisjs/lucid/services/db'

/** A kind of document that is decided on by an approval, as far as a page for all kinds needs it. */
export interface Decidable {
  /** As rules and requests name it. */
  documentType: string
  /** Path below `/api` of the records, e.g. `purchase-orders`. */
  resource: string
  /** Holds the version that a decision is about. */
  table: string
  /** Without it no one decides, whatever a rule says. */
  ability: string
  /** As the audit log names the record and the decisions on it, where that differs. */
  entityType?: string
  decisions?: readonly string[]
  /** Path below the record; null where deciding takes more than a comment. */
  approve?: string | null
  reject?: string
}

const kinds = new Map<string, Required<Decidable>>()

/** A department says how its documents are decided on. @throws Error when the kind is known */
export function registerDecidable(...decidables: Decidable[]) {
  for (const one of decidables) {
    if (kinds.has(one.documentType)) throw new Error(`${one.documentType} is decided on twice`)
    kinds.set(one.documentType, {
      ...{ entityType: one.documentType, decisions: ['approve', 'reject'] },
      ...{ approve: 'approve', reject: 'reject' },
      ...one,
    })
  }
}

export const decidableOf = (documentType: string) => kinds.get(documentType)

/** The version that a decision on the document has to name now; null where it is gone. */
export async function versionOf(
  { table }: Pick<Decidable, 'table'>,
  documentId: number,
  client: Pick<typeof db, 'from'> = db
): Promise<number | null> {
  const row = await client.from(table).where('id', documentId).select('version').first()
  return row ? Number(row.version) : null
}
