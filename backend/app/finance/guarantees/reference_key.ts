import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import { fold } from '#engines/text/fold'

const compact = (text: string) => fold(text).replaceAll(/[^\p{L}\p{N}]/gu, '')

/** The same paper of the same bank, however they are written. */
export const referenceKey = (bank: string, number: string): string =>
  `${compact(bank).slice(0, 40)}/${compact(number)}`.slice(0, 120)

/** Whether a project or an advance to a vendor keeps this guarantee already. */
export async function keptElsewhere(key: string, client: QueryClientContract): Promise<boolean> {
  const rows = await client.from('guarantees_elsewhere').select('bank', 'number')
  return rows.some(({ bank, number }) => referenceKey(bank, number) === key)
}
