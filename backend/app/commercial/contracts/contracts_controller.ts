import type { HttpContext } from '@adonisjs/core/http'
import db from '@adonisjs/lucid/services/db'
import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import { notFound } from '#core/base/app_error'
import { validateBody } from '#core/http/validate'
import { checkVersion, requireVersion } from '#core/http/version'
import { answerList } from '#core/listing/answer_list'
import type { UnitOfWork } from '#core/unit_of_work/unit_of_work'
import { writeRequest } from '#core/unit_of_work/write_request'
import { companyOfClient } from '#commercial/shared/of_companies'
import { createContract, deleteContract, updateContract } from './save_contract.js'
import { contractListing } from './listing.js'
import Contract from './contract.js'
import { contractPosition } from './contract_ledger.js'
import ContractTransformer from './contract_transformer.js'
import { createContractValidator } from './validator.js'

export default class ContractsController {
  async index(ctx: HttpContext) {
    const contracts = await answerList(ctx, Contract, contractListing)
    return ctx.serialize(ContractTransformer.transform(contracts, ctx.abilities))
  }

  /** With its bill of quantities, what of it is certified, and the balances of its ledgers. */
  async show(ctx: HttpContext) {
    const contract = await Contract.find(ctx.params.id)
    if (!contract) throw notFound()
    return show(ctx, contract, db.connection())
  }

  async store(ctx: HttpContext) {
    const input = await validateBody(ctx, createContractValidator)
    ctx.response.status(201)
    return writeRequest(ctx, async (uow) => show(ctx, await createContract(uow, input), uow.trx))
  }

  /** Only while nothing has been invoiced under it. */
  async update(ctx: HttpContext) {
    const input = await validateBody(ctx, createContractValidator)
    const expectedVersion = requireVersion(ctx)
    return writeRequest(ctx, async (uow) => {
      const contract = await locked(uow, ctx.params.id, expectedVersion)
      await updateContract(uow, contract, input)
      return show(ctx, contract, uow.trx)
    })
  }

  async destroy(ctx: HttpContext) {
    const expectedVersion = requireVersion(ctx)
    ctx.response.status(204)
    return writeRequest(ctx, async (uow) => {
      await deleteContract(uow, await locked(uow, ctx.params.id, expectedVersion))
    })
  }
}

async function show(ctx: HttpContext, contract: Contract, client: QueryClientContract) {
  await contract.load('lines')
  const position = await contractPosition(contract.id, client)
  const companyId = await companyOfClient(contract.clientId, client)
  return ctx.serialize(
    ContractTransformer.transform(contract, ctx.abilities, { ...position, companyId })
  )
}

async function locked(uow: UnitOfWork, id: number, expectedVersion: number): Promise<Contract> {
  const contract = await Contract.query({ client: uow.trx }).where('id', id).forUpdate().first()
  if (!contract) throw notFound()
  await checkVersion(contract, expectedVersion, uow.trx)
  return contract
}
