import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import { invalid } from '#core/base/app_error'
import { inPortions } from '#core/database/in_portions'
import type { UnitOfWork } from '#core/unit_of_work/unit_of_work'
import type PriceList from './models/price_list.js'

interface Validity {
  id?: number
  vendorId: number
  validFromOn: string
  validToOn: string | null
}

/** Two lists of a vendor are saved one after the other, so that each sees the other's prices. */
export const lockVendor = (uow: UnitOfWork, vendorId: number) =>
  uow.trx.from('vendors').where('id', vendorId).forUpdate().select('id').first()

/** The materials, of those stated, that another list of the vendor prices on some of the same days. */
export async function pricedElsewhere(
  client: QueryClientContract,
  { id, vendorId, validFromOn, validToOn }: Validity,
  materialIds: number[],
  locked = false
): Promise<Set<number>> {
  const rows = await inPortions(materialIds, (some) =>
    client
      .from('price_lists as p')
      .join('price_list_lines as l', 'l.price_list_id', 'p.id')
      .where('p.vendor_id', vendorId)
      .whereIn('l.material_id', some)
      .if(id, (query) => void query.whereNot('p.id', id!))
      .if(validToOn, (query) => void query.where('p.valid_from_on', '<=', validToOn!))
      .where((open) => open.whereNull('p.valid_to_on').orWhere('p.valid_to_on', '>=', validFromOn))
      // what another transaction has just committed counts too
      .if(locked, (query) => void query.forUpdate())
      .select('l.material_id as materialId')
  )
  return new Set(rows.map(({ materialId }) => materialId))
}

/** @throws AppError 422 on days out of order, and on materials that another list has prices for */
export async function checkValidity(uow: UnitOfWork, list: PriceList) {
  if (list.validToOn && list.validToOn < list.validFromOn)
    throw invalid({ validToOn: ['beforeStart'] })
  const ids = [...new Set(list.lines.map(({ materialId }) => materialId))]
  const taken = await pricedElsewhere(uow.trx, list, ids, true)
  const twice = list.lines.flatMap(({ materialId }, at) =>
    taken.has(materialId)
      ? [[`lines.${at}.materialId`, ['pricedElsewhere']] as [string, string[]]]
      : []
  )
  if (twice.length) throw invalid(Object.fromEntries(twice))
}
