import { emptyColumns } from '#core/database/empty_columns'
import type { UnitOfWork } from '#core/unit_of_work/unit_of_work'
import { countryOf } from '#engines/text/countries'
import Vendor from '#procurement/vendors/models/vendor'
import VendorResidency, { VENDOR_RESIDENCY } from './vendor_residency.js'

const HOME = 'SA'

export interface Residency {
  isResident: boolean
  /** What it usually does; null where no one has said so. */
  kindId: number | null
}

/** What its country says; a vendor without one is what its type says. */
export const residentByCountry = ({ country, type }: Pick<Vendor, 'country' | 'type'>): boolean =>
  country ? countryOf(country).key === HOME : type !== 'international'

/**
 * The residence that a bill or an advance counts on. The first one keeps what the country says: who changes
 * the country later does not change the tax with it.
 */
export async function keptResidency(uow: UnitOfWork, vendorId: number): Promise<Residency> {
  const vendor = await Vendor.findOrFail(vendorId, { client: uow.trx })
  const stated = await VendorResidency.query({ client: uow.trx }).where({ vendorId }).first()
  if (stated) return { isResident: !!stated.isResident, kindId: stated.kindId }
  const isResident = residentByCountry(vendor)
  // a resident is what nearly all are; what is kept is what bears the tax
  if (!isResident) await createResidency(uow, vendor, { isResident, kindId: null })
  return { isResident, kindId: null }
}

export async function createResidency(uow: UnitOfWork, vendor: Vendor, stated: Residency) {
  const one = new VendorResidency().useTransaction(uow.trx)
  one.merge({ ...emptyColumns(VendorResidency), vendorId: vendor.id, ...stated, version: 1 })
  one.merge({ createdBy: uow.actor.id, updatedBy: uow.actor.id })
  await one.save()
  const about = { entityType: VENDOR_RESIDENCY, entityId: one.id, label: vendor.name }
  await uow.audit({ action: 'create', ...about, after: one.toAudit() })
  return one
}
