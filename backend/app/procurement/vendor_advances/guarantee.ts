import { conflict, invalid } from '#core/base/app_error'
import { setting } from '#core/settings/settings'
import { today } from '#core/settings/firm_clock'
import type { UnitOfWork } from '#core/unit_of_work/unit_of_work'
import { LIVE_ADVANCES } from '#procurement/enums/vendor_advances'
import { numberKey } from '#procurement/shared/number_key'
import VendorAdvance from './models/vendor_advance.js'

export type Guarantee = Pick<
  VendorAdvance,
  'guaranteeNumber' | 'guaranteeBank' | 'guaranteeMinor' | 'guaranteeExpiresOn' | 'guaranteeKey'
>

interface Secured {
  id?: number
  vendorId: number
  amountMinor: number
  currency: string
}

const FIELDS = ['guaranteeNumber', 'guaranteeBank', 'guaranteeAmount', 'guaranteeExpiresOn']

/**
 * The guarantee behind a new advance is whole, still runs and covers all advances that lean on it. A firm
 * that pays without one switches the setting `advanceGuarantee` off.
 * @throws AppError 422 naming the field
 */
export async function checkGuarantee(uow: UnitOfWork, advance: Secured, guarantee: Guarantee) {
  const given = [
    guarantee.guaranteeNumber,
    guarantee.guaranteeBank,
    guarantee.guaranteeMinor,
    guarantee.guaranteeExpiresOn,
  ]
  if (given.every((value) => value === null) && !setting('advanceGuarantee', true)) return
  const missing = FIELDS.filter((_, i) => given[i] === null)
  if (missing.length)
    throw invalid(Object.fromEntries(missing.map((field) => [field, ['required']])))
  if (guarantee.guaranteeExpiresOn! < today())
    throw invalid({ guaranteeExpiresOn: ['guaranteeEnded'] })
  if ((await secured(uow, advance, guarantee.guaranteeKey!)) > guarantee.guaranteeMinor!)
    throw invalid({ guaranteeAmount: ['belowAdvance'] })
}

/** @throws AppError 409 GUARANTEE_EXPIRED | GUARANTEE_TOO_SMALL, which also others may have used up meanwhile */
export async function requireGuarantee(uow: UnitOfWork, advance: VendorAdvance) {
  const { guaranteeKey, guaranteeMinor, guaranteeExpiresOn } = advance
  if (guaranteeKey === null) {
    if (setting('advanceGuarantee', true)) throw conflict('GUARANTEE_MISSING')
    return
  }
  if (guaranteeExpiresOn! < today()) throw conflict('GUARANTEE_EXPIRED')
  if ((await secured(uow, advance, guaranteeKey)) > guaranteeMinor!)
    throw conflict('GUARANTEE_TOO_SMALL')
}

/** What a guarantee of a vendor has to cover: this advance and what is left of the others on it. */
async function secured(uow: UnitOfWork, advance: Secured, guaranteeKey: string): Promise<number> {
  const { vendorId, currency } = advance
  const others = await VendorAdvance.query({ client: uow.trx })
    .where({ vendorId, currency, guaranteeKey })
    .whereIn('status', [...LIVE_ADVANCES])
    .whereNot('id', advance.id ?? 0)
    .forUpdate()
  return others.reduce((sum, { leftMinor }) => sum + leftMinor, advance.amountMinor)
}

/** The same paper of the same bank, however its number is written. */
export const guaranteeKeyOf = (bank: string, number: string) =>
  `${numberKey(bank).slice(0, 40)}/${numberKey(number)}`.slice(0, 101)
