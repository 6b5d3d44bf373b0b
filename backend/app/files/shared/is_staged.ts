import type { UnitOfWork } from '#core/unit_of_work/unit_of_work'

/**
 * Whether what went into the trash with a folder is a copy that is not whole yet (`folders/copies/staged`): no one takes
 * that out by hand.
 */
export async function isStaged({ trx }: UnitOfWork, trashRootId: number | null): Promise<boolean> {
  if (trashRootId === null) return false
  const staged = trx.from('folders').where('id', trashRootId).whereColumn('trash_root_id', 'id')
  return !!(await staged.select('id').first())
}
