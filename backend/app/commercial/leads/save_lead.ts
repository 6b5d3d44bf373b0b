import type { Infer } from '@vinejs/vine/types'
import { DateTime } from 'luxon'
import { conflict, invalid } from '#core/base/app_error'
import { userNames } from '#core/base/user_names'
import { emptyColumns } from '#core/database/empty_columns'
import { nextNumber } from '#core/numbering/next_number'
import { firmZone, today } from '#core/settings/firm_clock'
import type { UnitOfWork } from '#core/unit_of_work/unit_of_work'
import Client from '#commercial/clients/models/client'
import { moneyIn } from '#commercial/invoices/actions/price_invoice'
import { LEADS } from '#commercial/shared/number_series'
import Lead from './lead.js'
import { requireLeadChoices } from './lead_choices.js'
import { logLead } from './log_lead.js'
import type { createLeadValidator, updateLeadValidator } from './validator.js'

type LeadInput = Infer<typeof updateLeadValidator>

/**
 * Adds a lead as new; whoever adds it owns it unless another is named.
 * @throws AppError 422 on a client, owner or list value that does not exist
 */
export async function createLead(
  uow: UnitOfWork,
  input: Infer<typeof createLeadValidator>
): Promise<Lead> {
  const lead = new Lead().useTransaction(uow.trx)
  lead.merge({
    ...emptyColumns(Lead),
    number: await nextNumber(uow.trx, LEADS, DateTime.now().setZone(firmZone()).year),
    currency: 'SAR',
    stage: 'new',
    stageOn: today(),
    ownerId: uow.actor.id,
    version: 1,
    createdBy: uow.actor.id,
  })
  await fill(uow, lead, input)
  await logLead(uow, 'create', lead, { after: lead.toAudit() })
  return lead
}

/** Changes a locked lead; its stage changes by moves alone. @throws AppError 422 as above */
export async function updateLead(uow: UnitOfWork, lead: Lead, input: LeadInput) {
  const before = lead.toAudit()
  lead.useTransaction(uow.trx).merge({ version: lead.version + 1 })
  await fill(uow, lead, input)
  await logLead(uow, 'update', lead, { before, after: lead.toAudit() })
}

/** @throws AppError 409 while a quotation carries it on */
export async function deleteLead(uow: UnitOfWork, lead: Lead) {
  if (lead.quotationId) throw conflict('LEAD_HAS_QUOTATION')
  const before = lead.toAudit()
  await lead.useTransaction(uow.trx).delete()
  await logLead(uow, 'delete', lead, { before })
}

async function fill(uow: UnitOfWork, lead: Lead, input: LeadInput) {
  const { value = lead.value, ...fields } = input
  const { source, projectType, ownerId } = lead
  await requireLeadChoices(uow.trx, input, { source, projectType })
  await requireOwner(uow, input, ownerId)
  lead.merge({ ...fields, ...(await companyOf(uow, lead, input)) })
  lead.valueMinor = value === null ? null : moneyIn(value, lead.currency, 'value')
  lead.updatedBy = uow.actor.id
  lead.refreshSearchText()
  await lead.save()
}

/** A client that is named anew brings the name of the company along. */
async function companyOf(uow: UnitOfWork, lead: Lead, { clientId, companyName }: LeadInput) {
  if (!clientId || clientId === lead.clientId) return {}
  const client = await Client.query({ client: uow.trx }).where('id', clientId).first()
  if (!client) throw invalid({ clientId: ['absent'] })
  return { companyName: companyName ?? client.company ?? client.name }
}

/** Who owns it already may stay, even when they have left since. */
async function requireOwner(uow: UnitOfWork, { ownerId }: LeadInput, before?: number | null) {
  if (!ownerId || ownerId === before) return
  const owners = await userNames([ownerId], uow.trx)
  if (!owners.has(ownerId)) throw invalid({ ownerId: ['absent'] })
}
