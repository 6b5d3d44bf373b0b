import type { HttpContext } from '@adonisjs/core/http'
import db from '@adonisjs/lucid/services/db'
import { notFound } from '#core/base/app_error'
import type { UnitOfWork } from '#core/unit_of_work/unit_of_work'
import { formatDecimal4 } from '#engines/money/money'
import Vendor from '#procurement/vendors/models/vendor'
import WithholdingKind from '#procurement/withholding_kinds/withholding_kind'
import WithholdingTreaty from '#procurement/withholding_treaties/withholding_treaty'
import { residentByCountry } from './residency.js'
import VendorResidency from './vendor_residency.js'

const SHOWN = 50

/** How a vendor stands to withholding tax, with its certificates. @throws AppError 404 */
export async function presentResidency(ctx: HttpContext, vendorId: number, uow?: UnitOfWork) {
  const client = uow?.trx ?? db.connection()
  const vendor = await Vendor.find(vendorId, { client })
  if (!vendor) throw notFound()
  const stated = await VendorResidency.query({ client }).where({ vendorId }).first()
  const treaties = await WithholdingTreaty.query({ client })
    .where({ vendorId })
    .orderBy('toOn', 'desc')
    .limit(SHOWN)
  const kinds = await kindsOf([stated?.kindId, ...treaties.map(({ kindId }) => kindId)], uow)
  return {
    ...{ vendorId, version: stated?.version ?? 0, country: vendor.country },
    isResident: stated ? !!stated.isResident : residentByCountry(vendor),
    // false while it follows from the country
    isStated: stated !== null,
    kind: kinds.get(stated?.kindId ?? 0) ?? null,
    treaties: treaties.map((treaty) => ({
      ...{ id: treaty.id, certificate: treaty.certificate, kind: kinds.get(treaty.kindId)! },
      ...{ fromOn: treaty.fromOn, toOn: treaty.toOn, rate: formatDecimal4(treaty.rateE4) },
    })),
    can: { update: ctx.abilities.has('withholding.configure') },
  }
}

async function kindsOf(ids: (number | null | undefined)[], uow?: UnitOfWork) {
  const kinds = await WithholdingKind.query(uow && { client: uow.trx }).whereIn(
    'id',
    ids.flatMap((id) => id ?? [])
  )
  return new Map(
    kinds.map(({ id, code, name, nameAr }) => [id, { id, code, name, nameAr }] as const)
  )
}
