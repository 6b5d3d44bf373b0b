import { DateTime } from 'luxon'
import { Job, PermanentJobError, type JobContext } from '#core/jobs/define_job'
import { firmZone } from '#core/settings/firm_clock'
import type { UnitOfWork } from '#core/unit_of_work/unit_of_work'
import { readCertificate } from '#engines/e_invoice/certificate'
import { FIRST_PREVIOUS_HASH } from '#engines/e_invoice/names'
import { signInvoice } from '#engines/e_invoice/sign_invoice'
import { TEST_E_INVOICE_UNIT } from '#commercial/shared/job_names'
import { sellerNow } from '#commercial/invoices/seller'
import {
  checkCompliance,
  productionCertificate,
  type IssuedCertificate,
} from '../authority/certificates.js'
import { sellerParty } from '../document/parties.js'
import EInvoiceUnit from '../models/e_invoice_unit.js'
import { storedSetting } from '../stored_setting.js'
import { openSealed, sealFor } from '../vault.js'
import { auditUnit, expiryOf } from './request_unit.js'
import { SAMPLE_KINDS, sampleDocument } from './sample_documents.js'

interface Order {
  unitId: number
}

/**
 * Has six sample documents of a new unit checked and, when all pass, fetches its certificate of
 * production. From then on it signs, in place of the unit before it.
 */
export default class TestUnitJob extends Job<Order> {
  static jobName = TEST_E_INVOICE_UNIT
  static timeoutSeconds = 300

  async handle(context: JobContext<Order>) {
    const { unitId } = context.payload
    const unit = await EInvoiceUnit.find(unitId)
    if (unit?.status !== 'requested') throw new PermanentJobError('jobs.reasons.record_gone')
    const { base, account } = await accountOf(unit)
    const checks = await checksOf(unit, base, account, (done) =>
      context.progress(Math.round((done * 90) / SAMPLE_KINDS.length))
    )
    const passed = checks.every(({ ok }) => ok)
    const given = passed
      ? await productionCertificate(base, account, unit.complianceRequestId!)
      : null
    await context.complete(async (uow) => {
      await settle(uow, unitId, checks, given)
      return { unitId, passed }
    })
  }
}

async function accountOf(unit: EInvoiceUnit) {
  const setting = await storedSetting()
  const account = {
    certificate: unit.complianceCertificate!,
    secret: openSealed(unit, 'complianceSecret'),
  }
  return { base: setting.urlOf(unit.environment), account }
}

type Account = Awaited<ReturnType<typeof accountOf>>['account']

/** The samples are a chain of their own, signed with the compliance certificate. */
async function checksOf(
  unit: EInvoiceUnit,
  base: string,
  account: Account,
  progress: (done: number) => Promise<void>
): Promise<EInvoiceUnit['checks']> {
  const seller = sellerParty(sellerNow(), await storedSetting())
  const certificate = readCertificate(account.certificate)
  const privateKey = openSealed(unit, 'privateKey')
  const checks: EInvoiceUnit['checks'] = []
  let previousHash: string = FIRST_PREVIOUS_HASH
  for (const [index, kind] of SAMPLE_KINDS.entries()) {
    const facts = sampleDocument(seller, kind, { counter: index + 1, previousHash })
    const signedAt = DateTime.utc().setZone(firmZone()).toFormat("yyyy-MM-dd'T'HH:mm:ss")
    const signed = await signInvoice(facts, { certificate, privateKey, signedAt })
    const { ok, messages } = await checkCompliance(base, account, { ...signed, uuid: facts.uuid })
    const texts = messages.filter((one) => one.kind !== 'info').map((one) => one.text)
    checks.push({
      document: `${kind.simplified ? 'simplified' : 'standard'}_${kind.code}`,
      ok,
      messages: texts,
    })
    previousHash = signed.hash
    await progress(index + 1)
  }
  return checks
}

async function settle(
  uow: UnitOfWork,
  id: number,
  checks: EInvoiceUnit['checks'],
  given: IssuedCertificate | null
) {
  const unit = await EInvoiceUnit.query({ client: uow.trx })
    .where('id', id)
    .forUpdate()
    .firstOrFail()
  const before = unit.toAudit()
  unit.merge({ checks, version: unit.version + 1, updatedBy: uow.actor.id })
  if (given) {
    await retireOthers(uow, unit)
    takeCertificate(unit, given)
  }
  await unit.save()
  await auditUnit(uow, unit, given ? 'activate' : 'test', before)
}

/** Puts the certificate that signs into a unit; the secret of the one before it is of no more use. */
export function takeCertificate(unit: EInvoiceUnit, given: IssuedCertificate) {
  unit.merge({
    status: 'active',
    complianceSecretSealed: null,
    certificate: given.certificate,
    secretSealed: sealFor(unit.seal, 'secret', given.secret),
    expiresAt: expiryOf(readCertificate(given.certificate).expiresAt),
  })
}

/** One unit signs at a time. What the one before has signed is still sent with its own certificate. */
async function retireOthers(uow: UnitOfWork, { id, environment }: EInvoiceUnit) {
  const others = await EInvoiceUnit.query({ client: uow.trx })
    .where({ environment, status: 'active' })
    .whereNot('id', id)
    .forUpdate()
  for (const other of others) {
    const before = other.toAudit()
    await other.merge({ status: 'retired', version: other.version + 1 }).save()
    await auditUnit(uow, other, 'retire', before)
  }
}
