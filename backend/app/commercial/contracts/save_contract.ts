import type { Infer } from '@vinejs/vine/types'
import { DateTime } from 'luxon'
import { conflict, invalid } from '#core/base/app_error'
import { basisPointsOf, lineTotalMinor, parseDecimal } from '#engines/money/money'
import { nextNumber } from '#core/numbering/next_number'
import { CONTRACTS } from '#commercial/shared/number_series'
import type { UnitOfWork } from '#core/unit_of_work/unit_of_work'
import { LARGEST_AMOUNT } from '#commercial/shared/invoicing_types'
import { publishChange } from '#commercial/shared/publish_change'
import { firmZone } from '#core/settings/firm_clock'
import { taxOf } from '#core/settings/vat'
import { isExemptionOf } from '#engines/money/vat_exemptions'
import { withinCredit } from '#commercial/credit_limits/within_credit'
import Client from '#commercial/clients/models/client'
import Contract from './contract.js'
import ContractLine from './contract_line.js'
import { isInvoiced } from './contract_ledger.js'
import type { createContractValidator } from './validator.js'

type ContractInput = Infer<typeof createContractValidator>

/**
 * Files a contract with its bill of quantities; its value is what the lines add up to.
 * @throws AppError 409 CREDIT_LIMIT_EXCEEDED where the setting says so
 */
export async function createContract(uow: UnitOfWork, input: ContractInput): Promise<Contract> {
  const contract = new Contract().useTransaction(uow.trx)
  contract.merge({
    number: await nextNumber(uow.trx, CONTRACTS, DateTime.now().setZone(firmZone()).year),
    version: 1,
    createdBy: uow.actor.id,
    updatedBy: uow.actor.id,
  })
  await withinCredit(uow, input.clientId, () => fillContract(uow, contract, input))
  await uow.audit({ action: 'create', ...aboutContract(contract), after: contract.toAudit() })
  publishChange(uow, 'contracts', contract.id, 'create')
  return contract
}

/**
 * Rewrites a locked contract: what is left out takes its usual value.
 * @throws AppError 409 as soon as it has an invoice: what was invoiced was agreed; or over the credit limit
 */
export async function updateContract(uow: UnitOfWork, contract: Contract, input: ContractInput) {
  await requireUnused(uow, contract)
  const before = contract.toAudit()
  contract.useTransaction(uow.trx)
  contract.merge({ version: contract.version + 1, updatedBy: uow.actor.id })
  await uow.trx.from('contract_lines').where('contract_id', contract.id).delete()
  await withinCredit(uow, input.clientId, () => fillContract(uow, contract, input))
  await uow.audit({
    action: 'update',
    ...aboutContract(contract),
    before,
    after: contract.toAudit(),
  })
  publishChange(uow, 'contracts', contract.id, 'update')
}

/** @throws AppError 409 as soon as it has an invoice */
export async function deleteContract(uow: UnitOfWork, contract: Contract) {
  await requireUnused(uow, contract)
  await uow.audit({ action: 'delete', ...aboutContract(contract), before: contract.toAudit() })
  await contract.useTransaction(uow.trx).delete()
  publishChange(uow, 'contracts', contract.id, 'delete')
}

async function requireUnused(uow: UnitOfWork, { id }: Contract) {
  if (await isInvoiced(id, uow.trx)) throw conflict('CONTRACT_INVOICED')
}

async function fillContract(
  uow: UnitOfWork,
  contract: Contract,
  { lines, ...input }: ContractInput
) {
  const client = await Client.query({ client: uow.trx }).where('id', input.clientId).first()
  if (!client) throw invalid({ clientId: ['absent'] })
  const currency = input.currency ?? 'SAR'
  const priced = pricedLines(lines, currency)
  const valueMinor = priced.reduce((sum, { totalMinor }) => sum + totalMinor, 0)
  if (valueMinor > LARGEST_AMOUNT) throw invalid({ lines: ['range'] })
  contract.merge({
    title: input.title,
    titleAr: input.titleAr ?? null,
    clientId: client.id,
    clientName: client.company ?? client.name,
    projectId: input.projectId ?? null,
    reference: input.reference ?? null,
    currency,
    valueMinor,
    ...taxOfInput(input),
    retentionBp: basisPointsOf(input.retention ?? '10'),
    retentionCapBp: input.retentionCap ? basisPointsOf(input.retentionCap) : null,
    advanceRecoveryBp: basisPointsOf(input.advanceRecovery ?? '0'),
    vatOnRetention: input.vatOnRetention ?? 'invoice',
    paymentDays: input.paymentDays ?? 30,
    signedOn: input.signedOn ?? null,
  })
  contract.refreshSearchText()
  await contract.save()
  await ContractLine.createMany(
    priced.map((line) => ({ ...line, contractId: contract.id })),
    { client: uow.trx }
  )
}

/** @throws AppError 422 when category, rate and reason do not fit */
function taxOfInput(input: Pick<ContractInput, 'vatCategory' | 'vatRate' | 'exemptionReason'>) {
  const { category: vatCategory, rateBp: vatRateBp } = taxOf(input, 'vatRate')
  const reason = vatCategory === 'S' ? null : (input.exemptionReason ?? null)
  if (vatCategory !== 'S' && !reason) throw invalid({ exemptionReason: ['required'] })
  if (reason && !isExemptionOf(reason, vatCategory))
    throw invalid({ exemptionReason: ['exemptionMismatch'] })
  return { vatCategory, vatRateBp, exemptionReason: reason }
}

function pricedLines(lines: ContractInput['lines'], currency: string) {
  return lines.map((line, index) => {
    const quantityE4 = Number(parseDecimal(line.quantity, 4))
    const unitRateE4 = Number(parseDecimal(line.unitRate, 4))
    return {
      position: index + 1,
      description: line.description,
      descriptionAr: line.descriptionAr ?? null,
      unit: line.unit ?? null,
      quantityE4,
      unitRateE4,
      totalMinor: lineTotalMinor(quantityE4, unitRateE4, currency),
    }
  })
}

function aboutContract({ id, number }: Contract) {
  return { entityType: 'contract', entityId: id, label: number }
}
