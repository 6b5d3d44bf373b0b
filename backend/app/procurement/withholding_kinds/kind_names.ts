import type { UnitOfWork } from '#core/unit_of_work/unit_of_work'
import WithholdingKind from '#procurement/withholding_kinds/withholding_kind'

export interface KindName {
  id: number
  code: string
  name: string
  nameAr: string
}

/** What these kinds are called, by id. */
export async function kindNames(
  ids: readonly (number | null | undefined)[],
  uow?: UnitOfWork
): Promise<Map<number, KindName>> {
  const wanted = [...new Set(ids.flatMap((id) => id ?? []))]
  if (!wanted.length) return new Map()
  const kinds = await WithholdingKind.query(uow && { client: uow.trx }).whereIn('id', wanted)
  return new Map(kinds.map(({ id, code, name, nameAr }) => [id, { id, code, name, nameAr }]))
}
