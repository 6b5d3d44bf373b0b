import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { secure } from '#core/http/secure'
import { describe } from '#core/openapi/registry'
import {
  arrayOf,
  can,
  day,
  decimal,
  flag,
  id,
  named,
  nullable,
  object,
  text,
  whole,
} from '#core/openapi/schema'
import { residencyValidator } from './validator.js'

const { vendorResidencies } = controllers.procurement

router
  .group(() => {
    secure(router.get('', [vendorResidencies.VendorResidencies, 'show']), 'bills.view')
    secure(
      router.patch('', [vendorResidencies.VendorResidencies, 'update']),
      'withholding.configure'
    )
  })
  .where('id', router.matchers.number())
  .prefix('/api/vendors/:id/withholding')

const kind = named('WithholdingKindName', object({ id, code: text, name: text, nameAr: text }))

const residency = named(
  'VendorResidency',
  object({
    // 0 until someone has said so
    ...{ vendorId: id, version: whole, country: nullable(text) },
    ...{ isResident: flag, isStated: flag, kind: nullable(kind) },
    treaties: arrayOf(
      object({ id, certificate: text, kind, fromOn: day, toOn: day, rate: decimal })
    ),
    can: can('update'),
  })
)

describe('/api/vendors/:id/withholding', {
  GET: { summary: 'Get how a vendor stands to withholding tax', answer: residency },
  PATCH: {
    summary: 'Say whether a vendor is resident for tax, and what it usually does',
    ...{ body: residencyValidator, versioned: true as const, answer: residency },
  },
})
