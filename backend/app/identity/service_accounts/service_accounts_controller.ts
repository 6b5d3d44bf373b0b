import type { HttpContext } from '@adonisjs/core/http'
import { notFound } from '#core/base/app_error'
import { answerHistory } from '#core/history/record_history'
import { validateBody } from '#core/http/validate'
import { requireVersion } from '#core/http/version'
import { answerList } from '#core/listing/answer_list'
import type { UnitOfWork } from '#core/unit_of_work/unit_of_work'
import { writeRequest } from '#core/unit_of_work/write_request'
import { noBody } from '#core/validation/fields'
import { ownAbilitiesIn } from '#identity/guard/abilities'
import { isForServices } from '#identity/shared/service_abilities'
import ServiceAccount from '#identity/shared/service_account'
import { serviceAccountListing } from './listing.js'
import { presentAccounts } from './present.js'
import { createAccount, lockAccount, updateAccount } from './save_account.js'
import { turnOff, turnOn } from './turn_off.js'
import { createServiceAccountValidator, updateServiceAccountValidator } from './validator.js'

/** Accounts of programs, which act for no person. */
export default class ServiceAccountsController {
  async index(ctx: HttpContext) {
    return presentAccounts(await answerList(ctx, ServiceAccount, serviceAccountListing))
  }

  /** What one can give: no more than one has. */
  async abilities(ctx: HttpContext) {
    return { abilities: [...ownAbilitiesIn(ctx)].filter(isForServices) }
  }

  async show({ params }: HttpContext) {
    return one(await known(params.id))
  }

  async store(ctx: HttpContext) {
    const input = await validateBody(ctx, createServiceAccountValidator)
    ctx.response.status(201)
    return writeRequest(ctx, async (uow) =>
      one(await createAccount(uow, input, ownAbilitiesIn(ctx)), uow)
    )
  }

  async update(ctx: HttpContext) {
    const input = await validateBody(ctx, updateServiceAccountValidator)
    return this.change(ctx, (uow, account) =>
      updateAccount(uow, account, input, ownAbilitiesIn(ctx))
    )
  }

  async turnOff(ctx: HttpContext) {
    await validateBody(ctx, noBody)
    return this.change(ctx, turnOff)
  }

  async turnOn(ctx: HttpContext) {
    await validateBody(ctx, noBody)
    return this.change(ctx, (uow, account) => turnOn(uow, account, ownAbilitiesIn(ctx)))
  }

  async history(ctx: HttpContext) {
    return answerHistory(ctx, 'service_account', (await known(ctx.params.id)).id)
  }

  private change(
    ctx: HttpContext,
    act: (uow: UnitOfWork, account: ServiceAccount) => Promise<void>
  ) {
    const version = requireVersion(ctx)
    return writeRequest(ctx, async (uow) => {
      const account = await lockAccount(uow, ctx.params.id, version)
      await act(uow, account)
      return one(account, uow)
    })
  }
}

async function known(id: number): Promise<ServiceAccount> {
  const account = await ServiceAccount.find(id)
  if (!account) throw notFound()
  return account
}

const one = async (account: ServiceAccount, uow?: UnitOfWork) =>
  (await presentAccounts([account], uow?.trx))[0]!
