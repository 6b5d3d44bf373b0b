import { randomUUID } from 'node:crypto'
import { DateTime } from 'luxon'
import { AppError } from '#core/base/app_error'
import type { Actor } from '#core/base/actor'
import { emptyColumns } from '#core/database/empty_columns'
import { transact } from '#core/unit_of_work/transact'
import type { UnitOfWork } from '#core/unit_of_work/unit_of_work'
import { requestCertificate, type Environment } from '#engines/e_invoice/certificate_request'
import { FIRST_PREVIOUS_HASH } from '#engines/e_invoice/names'
import { TEST_E_INVOICE_UNIT } from '#commercial/shared/job_names'
import { Unreachable } from '../authority/call.js'
import { CertificateRefused, complianceCertificate } from '../authority/certificates.js'
import EInvoiceUnit from '../models/e_invoice_unit.js'
import { storedSetting } from '../stored_setting.js'
import { sealFor } from '../vault.js'
import { unitName } from './unit_name.js'

/**
 * Makes a unit: a new key, its request, and the compliance certificate that the one-time password of
 * the authority's portal is good for. The authority is asked outside of a transaction, and the password
 * is kept nowhere. A job then tests the unit and fetches its certificate of production.
 * @throws AppError 422 E_INVOICE_SELLER_INCOMPLETE or E_INVOICE_REFUSED, 503 E_INVOICE_UNREACHABLE
 */
export async function requestUnit(actor: Actor, environment: Environment, otp: string) {
  const setting = await storedSetting()
  const name = unitName(setting)
  const { request, privateKey } = requestCertificate(name, environment)
  const base = setting.urlOf(environment)
  const given = await askAuthority(() => complianceCertificate(base, request, otp))
  return transact(actor, async (uow) => {
    const seal = randomUUID()
    const unit = await EInvoiceUnit.create(
      {
        ...emptyColumns(EInvoiceUnit),
        environment,
        status: 'requested',
        commonName: name.commonName,
        serialNumber: name.serialNumber,
        request,
        seal,
        privateKeySealed: sealFor(seal, 'privateKey', privateKey),
        complianceCertificate: given.certificate,
        complianceSecretSealed: sealFor(seal, 'complianceSecret', given.secret),
        complianceRequestId: given.requestId,
        checks: [],
        counter: 0,
        lastHash: FIRST_PREVIOUS_HASH,
        version: 1,
        createdBy: actor.id,
        updatedBy: actor.id,
      },
      { client: uow.trx }
    )
    await auditUnit(uow, unit, 'create', {})
    await enqueueTest(uow, unit)
    return unit
  })
}

/** What the authority does not give is told in its own words. */
export async function askAuthority<Given>(ask: () => Promise<Given>): Promise<Given> {
  try {
    return await ask()
  } catch (error) {
    if (error instanceof Unreachable) throw new AppError(503, 'E_INVOICE_UNREACHABLE')
    if (error instanceof CertificateRefused)
      throw new AppError(422, 'E_INVOICE_REFUSED', { details: { messages: error.messages } })
    throw error
  }
}

/** Orders that a unit is tested; once at a time. */
export const enqueueTest = (uow: UnitOfWork, { id }: EInvoiceUnit) =>
  uow.enqueue({
    type: TEST_E_INVOICE_UNIT,
    title: `Compliance checks of e-invoicing unit ${id}`,
    titleAr: `اختبارات مطابقة وحدة الفوترة الإلكترونية ${id}`,
    payload: { unitId: id },
    dedupKey: `e_invoice_unit:${id}`,
  })

export const auditUnit = (
  uow: UnitOfWork,
  unit: EInvoiceUnit,
  action: string,
  before: Record<string, unknown>
) =>
  uow.audit({
    action,
    entityType: 'e_invoice_unit',
    entityId: unit.id,
    label: unit.commonName,
    before,
    after: unit.toAudit(),
  })

/** A certificate's last moment, in whole seconds. */
export const expiryOf = (date: Date) => DateTime.fromJSDate(date, { zone: 'utc' }).startOf('second')
