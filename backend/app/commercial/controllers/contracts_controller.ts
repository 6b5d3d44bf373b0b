import type { HttpContext } from '@adonisjs/core/http'
import db from '@adonisjs/lucid/services/db'
import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import { notFound } from '#core/exceptions/app_error'
import { validateBody } from '#core/http/validate'
import { checkVersion, requireVersion } from '#core/http/version'
import { answerList } from '#core/listing/answer_list'
import type { Unit } from '#core/unit/unit'
import { writeRequest } from '#core/unit/write_request'
import { createContract, deleteContract, updateContract } from '#commercial/actions/save_contract'
import { contractListing } from '#commercial/listings/invoicing'
import Contract from '#commercial/models/contract'
import { contractPosition } from '#commercial/queries/contract_ledger'
import ContractTransformer from '#commercial/transformers/contract_transformer'
import { createContractValidator } from '#commercial/validators/invoice'

export default class ContractsController {
  async index(ctx: HttpContext) {
    const contracts = await answerList(ctx, Contract, contractListing)
    return ctx.serialize(ContractTransformer.transform(contracts, ctx.abilities))
  }

  /** With its bill of quantities, what of it is certified, and where its ledgers stand. */
  async show(ctx: HttpContext) {
    const contract = await Contract.find(ctx.params.id)
    if (!contract) throw notFound()
    return show(ctx, contract, db.connection())
  }

  async store(ctx: HttpContext) {
    const input = await validateBody(ctx, createContractValidator)
    ctx.response.status(201)
    return writeRequest(ctx, async (unit) => show(ctx, await createContract(unit, input), unit.trx))
  }

  /** Only while nothing has been invoiced under it. */
  async update(ctx: HttpContext) {
    const input = await validateBody(ctx, createContractValidator)
    const seen = requireVersion(ctx)
    return writeRequest(ctx, async (unit) => {
      const contract = await locked(unit, ctx.params.id, seen)
      await updateContract(unit, contract, input)
      return show(ctx, contract, unit.trx)
    })
  }

  async destroy(ctx: HttpContext) {
    const seen = requireVersion(ctx)
    ctx.response.status(204)
    return writeRequest(ctx, async (unit) => {
      await deleteContract(unit, await locked(unit, ctx.params.id, seen))
    })
  }
}

async function show(ctx: HttpContext, contract: Contract, client: QueryClientContract) {
  await contract.load('lines')
  const position = await contractPosition(contract.id, client)
  return ctx.serialize(ContractTransformer.transform(contract, ctx.abilities, position))
}

async function locked(unit: Unit, id: number, seen: number): Promise<Contract> {
  const contract = await Contract.query({ client: unit.trx }).where('id', id).forUpdate().first()
  if (!contract) throw notFound()
  await checkVersion(contract, seen, unit.trx)
  return contract
}
