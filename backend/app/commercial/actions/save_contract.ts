import type { Infer } from '@vinejs/vine/types'
import { DateTime } from 'luxon'
import { conflict, invalid } from '#core/exceptions/app_error'
import { basisPointsOf, lineTotalMinor, parseDecimal } from '#core/money/money'
import { nextNumber } from '#core/numbering/next_number'
import type { Unit } from '#core/unit/unit'
import { LARGEST_AMOUNT } from '#commercial/invoicing/types'
import { announce } from '#commercial/live'
import { firmZone } from '#core/settings/firm_clock'
import { defaultVatRateBp } from '#core/settings/vat'
import Client from '#commercial/models/client'
import Contract from '#commercial/models/contract'
import ContractLine from '#commercial/models/contract_line'
import { isInvoiced } from '#commercial/queries/contract_ledger'
import type { createContractValidator } from '#commercial/validators/invoice'

type ContractInput = Infer<typeof createContractValidator>

/** Files a contract with its bill of quantities; its value is what the lines add up to. */
export async function createContract(unit: Unit, input: ContractInput): Promise<Contract> {
  const contract = new Contract().useTransaction(unit.trx)
  contract.merge({
    number: await nextNumber(unit.trx, 'CT', DateTime.now().setZone(firmZone()).year),
    version: 1,
    createdBy: unit.actor.id,
    updatedBy: unit.actor.id,
  })
  await fillContract(unit, contract, input)
  await unit.audit({ action: 'create', ...aboutContract(contract), after: contract.toAudit() })
  announce(unit, 'contracts', contract.id, 'create')
  return contract
}

/**
 * Writes a locked contract anew: what is left out takes its usual value.
 * @throws AppError 409 as soon as an invoice stands under it: what was invoiced was agreed
 */
export async function updateContract(unit: Unit, contract: Contract, input: ContractInput) {
  await requireUnused(unit, contract)
  const before = contract.toAudit()
  contract.useTransaction(unit.trx)
  contract.merge({ version: contract.version + 1, updatedBy: unit.actor.id })
  await unit.trx.from('contract_lines').where('contract_id', contract.id).delete()
  await fillContract(unit, contract, input)
  await unit.audit({ action: 'update', ...aboutContract(contract), before, after: contract.toAudit() }) // prettier-ignore
  announce(unit, 'contracts', contract.id, 'update')
}

/** @throws AppError 409 as soon as an invoice stands under it */
export async function deleteContract(unit: Unit, contract: Contract) {
  await requireUnused(unit, contract)
  await unit.audit({ action: 'delete', ...aboutContract(contract), before: contract.toAudit() })
  await contract.useTransaction(unit.trx).delete()
  announce(unit, 'contracts', contract.id, 'delete')
}

async function requireUnused(unit: Unit, { id }: Contract) {
  if (await isInvoiced(id, unit.trx)) throw conflict('CONTRACT_INVOICED')
}

async function fillContract(unit: Unit, contract: Contract, { lines, ...input }: ContractInput) {
  const client = await Client.query({ client: unit.trx }).where('id', input.clientId).first()
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
    vatRateBp: input.vatRate ? basisPointsOf(input.vatRate) : defaultVatRateBp(),
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
    { client: unit.trx }
  )
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
