import { createHash } from 'node:crypto'
import type { Client } from './figures.js'
import type { Period } from './periods.js'

const PAGE = 1000
const MODULUS = 2n ** 256n

const HASHED = [
  'document_kind',
  'document_id',
  'document_number',
  'document_on',
  'box',
  'party_vat_number',
] as const
const FLAGS = ['is_adjustment', 'is_correction'] as const
const AMOUNTS = ['taxable_minor', 'vat_minor'] as const

/**
 * One number for all entries of a period: the SHA-256 of each, added up, so that their order does not matter.
 * It is the same as long as the return says the same of the same documents.
 */
export async function rowsHash({ fromOn, toOn }: Period, client: Client): Promise<string> {
  let [sum, last] = [0n, 0]
  for (;;) {
    const rows: any[] = await client
      .from('vat_entries')
      .whereBetween('reported_on', [fromOn, toOn])
      .where('id', '>', last)
      .orderBy('id')
      .limit(PAGE)
    for (const row of rows) sum = (sum + digestOf(row)) % MODULUS
    if (rows.length < PAGE) return sum.toString(16).padStart(64, '0')
    last = Number(rows.at(-1).id)
  }
}

/** Both databases answer alike once flags and amounts are numbers. */
function digestOf(row: any): bigint {
  const values = [
    ...HASHED.map((column) => row[column]),
    ...[...FLAGS, ...AMOUNTS].map((column) => Number(row[column])),
  ]
  return BigInt(`0x${createHash('sha256').update(JSON.stringify(values)).digest('hex')}`)
}
