import type { Actor } from '#core/base/actor'
import { conflict, notFound } from '#core/base/app_error'
import { checkVersion } from '#core/http/version'
import { transact } from '#core/unit_of_work/transact'
import { requestCertificate } from '#engines/e_invoice/certificate_request'
import { renewedCertificate } from '../authority/certificates.js'
import EInvoiceUnit from '../models/e_invoice_unit.js'
import { storedSetting } from '../stored_setting.js'
import { openSealed, sealFor } from '../vault.js'
import { askAuthority, auditUnit } from './request_unit.js'
import { takeCertificate } from './test_unit_job.js'
import { unitName } from './unit_name.js'

interface Renewal {
  unitId: number
  expectedVersion: number
  otp: string
}

/**
 * Gives an active unit a new key and a new certificate; its chain goes on.
 * @throws AppError 404, 409 E_INVOICE_UNIT_INACTIVE, 412, and what the authority refuses as `requestUnit`
 */
export async function renewUnit(actor: Actor, { unitId, expectedVersion, otp }: Renewal) {
  const known = await EInvoiceUnit.find(unitId)
  if (!known) throw notFound()
  // before the password is spent
  await transact(actor, (uow) => checkVersion(known, expectedVersion, uow.trx))
  if (known.status !== 'active' || !known.certificate) throw conflict('E_INVOICE_UNIT_INACTIVE')
  const setting = await storedSetting()
  const name = { ...unitName(setting), commonName: known.commonName }
  const { request, privateKey } = requestCertificate(
    { ...name, serialNumber: known.serialNumber },
    known.environment
  )
  const account = { certificate: known.certificate, secret: openSealed(known, 'secret') }
  const base = setting.urlOf(known.environment)
  const given = await askAuthority(() => renewedCertificate(base, account, request, otp))
  return transact(actor, async (uow) => {
    const unit = await EInvoiceUnit.query({ client: uow.trx })
      .where('id', unitId)
      .forUpdate()
      .firstOrFail()
    await checkVersion(unit, expectedVersion, uow.trx)
    const before = unit.toAudit()
    takeCertificate(unit, given)
    unit.merge({
      request,
      privateKeySealed: sealFor(unit.seal, 'privateKey', privateKey),
      version: unit.version + 1,
      updatedBy: actor.id,
    })
    await unit.save()
    await auditUnit(uow, unit, 'renew', before)
    return unit
  })
}
