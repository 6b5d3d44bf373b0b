import { randomUUID } from 'node:crypto'
import { DateTime } from 'luxon'
import { AppError, conflict } from '#core/base/app_error'
import { emptyColumns } from '#core/database/empty_columns'
import { firmZone } from '#core/settings/firm_clock'
import type { UnitOfWork } from '#core/unit_of_work/unit_of_work'
import { readCertificate } from '#engines/e_invoice/certificate'
import type { Environment } from '#engines/e_invoice/certificate_request'
import type { EInvoice as Facts } from '#engines/e_invoice/e_invoice'
import { brokenRules } from '#engines/e_invoice/rules/broken_rules'
import { signInvoice } from '#engines/e_invoice/sign_invoice'
import { SEND_E_INVOICE } from '#commercial/shared/job_names'
import type Invoice from '#commercial/invoices/models/invoice'
import { eInvoiceOf, type Place } from '../document/e_invoice_of.js'
import EInvoice from '../models/e_invoice.js'
import type EInvoiceUnit from '../models/e_invoice_unit.js'
import type EInvoicingSetting from '../models/e_invoicing_setting.js'
import { openSealed } from '../vault.js'
import { lockActiveUnit } from './active_unit.js'

const HOURS_TO_REPORT = 24

/**
 * Signs an issued invoice as the next document of the chain of the unit that is active, and orders that
 * it is sent. The unit is locked until the transaction ends, so the chain has neither gaps nor forks.
 * Needs `lines`, `contract` and `original` loaded.
 * @throws AppError 409 E_INVOICE_UNIT_MISSING, 422 E_INVOICE_RULES with the broken rules in `details.rules`
 */
export async function signDocument(
  uow: UnitOfWork,
  invoice: Invoice,
  setting: EInvoicingSetting
): Promise<EInvoice> {
  const unit = await lockActiveUnit(setting.mode as Environment, uow.trx)
  if (!unit?.certificate) throw conflict('E_INVOICE_UNIT_MISSING')
  const attempt = await nextAttempt(uow, invoice.id)
  const place: Place = {
    uuid: attempt === 1 ? invoice.uuid : randomUUID(),
    counter: unit.counter + 1,
    previousHash: unit.lastHash,
  }
  const sources = { setting, place, at: invoice.issuedAt!, client: uow.trx }
  const facts = await eInvoiceOf(invoice, sources)
  const signed = await signChecked(facts, unit)
  await unit.useTransaction(uow.trx).merge({ counter: place.counter, lastHash: signed.hash }).save()
  await invoice.useTransaction(uow.trx).merge({ qr: signed.qr }).save()
  const document = await store(uow, { invoice, unit, attempt, place, signed })
  await enqueueSending(uow, document)
  return document
}

/** @throws AppError 422 E_INVOICE_RULES: a document that would be refused is not signed */
async function signChecked(facts: Facts, unit: EInvoiceUnit) {
  const broken = brokenRules(facts)
  if (broken.length)
    throw new AppError(422, 'E_INVOICE_RULES', {
      details: { rules: broken.map((one) => one.rule) },
    })
  return signInvoice(facts, {
    certificate: readCertificate(unit.certificate!),
    privateKey: openSealed(unit, 'privateKey'),
    signedAt: DateTime.utc().setZone(firmZone()).toFormat("yyyy-MM-dd'T'HH:mm:ss"),
  })
}

async function nextAttempt(uow: UnitOfWork, invoiceId: number): Promise<number> {
  const last = await uow.trx
    .from('e_invoices')
    .where('invoice_id', invoiceId)
    .max('attempt as attempt')
    .first()
  return Number(last?.attempt ?? 0) + 1
}

interface Signed {
  invoice: Invoice
  unit: EInvoiceUnit
  attempt: number
  place: Place
  signed: { xml: string; hash: string }
}

async function store(uow: UnitOfWork, { invoice, unit, attempt, place, signed }: Signed) {
  const simplified = !!invoice.simplified
  const document = await EInvoice.create(
    {
      ...emptyColumns(EInvoice),
      ...place,
      invoiceId: invoice.id,
      unitId: unit.id,
      attempt,
      simplified,
      xml: signed.xml,
      hash: signed.hash,
      state: 'not_sent',
      messages: [],
      sentTimes: 0,
      nextAt: DateTime.utc().startOf('second'),
      reportBefore: simplified ? invoice.issuedAt!.plus({ hours: HOURS_TO_REPORT }) : null,
      version: 1,
      createdBy: uow.actor.id,
      updatedBy: uow.actor.id,
    },
    { client: uow.trx }
  )
  await uow.audit({
    action: 'sign',
    entityType: 'e_invoice',
    entityId: document.id,
    label: invoice.number!,
    before: {},
    after: document.toAudit(),
  })
  return document
}

/** One job for a document, however often it is ordered. */
export const enqueueSending = (uow: UnitOfWork, { id, invoiceId }: EInvoice) =>
  uow.enqueue({
    type: SEND_E_INVOICE,
    title: `E-invoice ${id} to the tax authority`,
    titleAr: `إرسال الفاتورة الإلكترونية ${id} إلى هيئة الزكاة والضريبة والجمارك`,
    payload: { eInvoiceId: id },
    entityType: 'invoice',
    entityId: invoiceId,
    dedupKey: `e_invoice:${id}`,
  })
