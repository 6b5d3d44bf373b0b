import type { HttpContext } from '@adonisjs/core/http'
import { notFound } from '#core/base/app_error'
import { answerHistory } from '#core/history/record_history'
import { validateBody } from '#core/http/validate'
import { requireVersion } from '#core/http/version'
import { answerList } from '#core/listing/answer_list'
import { noBody } from '#core/validation/fields'
import { writeRequest } from '#core/unit_of_work/write_request'
import IdentityProvider from '#identity/shared/identity_provider'
import { checkProvider } from './check_provider.js'
import { identityProviderListing } from './listing.js'
import { presentProvider } from './present.js'
import { createProvider, deleteProvider, lockProvider, updateProvider } from './save_provider.js'
import { createIdentityProviderValidator, updateIdentityProviderValidator } from './validator.js'

/** Where people of the firm sign in beside the portal's own password. */
export default class IdentityProvidersController {
  async index(ctx: HttpContext) {
    return (await answerList(ctx, IdentityProvider, identityProviderListing)).map(presentProvider)
  }

  async show({ params }: HttpContext) {
    return presentProvider(await known(params.id))
  }

  async store(ctx: HttpContext) {
    const input = await validateBody(ctx, createIdentityProviderValidator)
    ctx.response.status(201)
    return writeRequest(ctx, async (uow) => presentProvider(await createProvider(uow, input)))
  }

  async update(ctx: HttpContext) {
    const input = await validateBody(ctx, updateIdentityProviderValidator)
    const version = requireVersion(ctx)
    return writeRequest(ctx, async (uow) => {
      const provider = await lockProvider(uow, ctx.params.id, version)
      if (await updateProvider(uow, provider, input)) ctx.response.status(202)
      return presentProvider(provider)
    })
  }

  async destroy(ctx: HttpContext) {
    const version = requireVersion(ctx)
    ctx.response.status(204)
    return writeRequest(ctx, async (uow) => {
      await deleteProvider(uow, await lockProvider(uow, ctx.params.id, version))
    })
  }

  async history(ctx: HttpContext) {
    return answerHistory(ctx, 'identity_provider', (await known(ctx.params.id)).id)
  }

  /** Asks the provider what it is, before anyone depends on it. */
  async test(ctx: HttpContext) {
    await validateBody(ctx, noBody)
    return checkProvider(await known(ctx.params.id))
  }
}

async function known(id: number): Promise<IdentityProvider> {
  const provider = await IdentityProvider.find(id)
  if (!provider) throw notFound()
  return provider
}
