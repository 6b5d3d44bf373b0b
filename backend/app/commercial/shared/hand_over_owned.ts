import type { DatabaseQueryBuilderContract } from '@adonisjs/lucid/types/querybuilder'
import { sqlInstant } from '#core/database/instants'
import type { UnitOfWork } from '#core/unit_of_work/unit_of_work'

/**
 * Gives locked rows with an `owner_id` to another owner: one statement, however many they are, and an
 * audit row for each. `owned` begins the query of the rows each time anew.
 */
export async function handOverOwned<Row extends { id: number }>(
  uow: UnitOfWork,
  { fromId, toId }: { fromId: number; toId: number },
  entityType: string,
  {
    owned,
    columns,
    labelOf,
  }: {
    owned: () => DatabaseQueryBuilderContract<any>
    columns: readonly (string & keyof Row)[]
    labelOf: (row: Row) => string
  }
): Promise<Row[]> {
  const rows: Row[] = await owned()
    .orderBy('id')
    .forUpdate()
    .select(...columns)
  if (!rows.length) return []
  await owned().update({
    owner_id: toId,
    version: uow.trx.raw('version + 1'),
    updated_by: uow.actor.id,
    updated_at: sqlInstant(),
  })
  await uow.gatherAudits(async () => {
    for (const row of rows) {
      const about = { entityType, entityId: row.id, label: labelOf(row) }
      const [before, after] = [{ ownerId: fromId }, { ownerId: toId }]
      await uow.audit({ action: 'update', ...about, before, after })
    }
  })
  return rows
}
