import BodyParserMiddleware from '@adonisjs/core/bodyparser_middleware'
import type { HttpContext } from '@adonisjs/core/http'
import type { NextFn } from '@adonisjs/core/types/http'
import bodyConfig from '#config/bodyparser'
import { isSignedForm } from '#core/http/signed_forms'
import { largeBodyOf } from '#core/http/large_bodies'

const { json } = bodyConfig
/** Nothing but a form, and a small one. */
const forms = new BodyParserMiddleware({
  ...bodyConfig,
  json: { ...json, types: [] },
  form: { ...bodyConfig.form, limit: '32kb', types: ['application/x-www-form-urlencoded'] },
})
const parsers = new Map([[json.limit, new BodyParserMiddleware(bodyConfig)]])

/** Reads a body of as many bytes as its route takes. */
export default class BodyMiddleware {
  handle(ctx: HttpContext, next: NextFn) {
    if (isSignedForm(ctx)) return forms.handle(ctx, next)
    const limit = largeBodyOf(ctx.request.method(), ctx.route?.pattern) ?? json.limit
    return parserOf(limit).handle(ctx, next)
  }
}

function parserOf(limit: typeof json.limit): BodyParserMiddleware {
  const parser =
    parsers.get(limit) ?? new BodyParserMiddleware({ ...bodyConfig, json: { ...json, limit } })
  parsers.set(limit, parser)
  return parser
}
