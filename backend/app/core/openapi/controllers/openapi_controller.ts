import app from '@adonisjs/core/services/app'
import router from '@adonisjs/core/services/router'
import { SESSION_COOKIE } from '#config/session'
import { buildDocument, type ListedRoute } from '#core/openapi/document'

let document: ReturnType<typeof buildDocument> | null = null

export default class OpenapiController {
  /** The description of this interface; the routes of a running portal never change. */
  show() {
    document ??= buildDocument(Object.values(router.toJSON()).flat() as unknown as ListedRoute[], {
      version: String(app.version ?? '0.0.0'),
      cookie: SESSION_COOKIE,
    })
    return document
  }
}
