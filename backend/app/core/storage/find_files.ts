import db from '@adonisjs/lucid/services/db'
import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import type { DatabaseQueryBuilderContract } from '@adonisjs/lucid/types/querybuilder'
import type { UnitOfWork } from '#core/unit_of_work/unit_of_work'

/** A stored file as its row has it. */
export interface FileRow {
  id: number
  storage_key: string
  original_name: string
  mime: string
  owner_id: number | null
  created_by: number | null
  created_at: string | Date
}

export async function findFile(
  id: number,
  client: QueryClientContract = db.connection()
): Promise<FileRow | null> {
  return (await client.from('files').where('id', id).first()) ?? null
}

/** The files of records by their owner types, as a query to narrow, to sort and to page; the ids may be a query. */
export const filesOf = (
  ownerTypes: string | readonly string[],
  ownerIds: number[] | DatabaseQueryBuilderContract<any>,
  client: QueryClientContract = db.connection()
) =>
  client
    .from('files')
    .whereIn('owner_type', [ownerTypes].flat())
    .whereIn('owner_id', ownerIds as number[])

/** Gives files to the record that was only saved after them. */
export async function giveFiles(uow: UnitOfWork, ids: number[], ownerId: number) {
  await uow.trx.from('files').whereIn('id', ids).update({ owner_id: ownerId })
}
