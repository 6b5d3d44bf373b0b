import app from '@adonisjs/core/services/app'
import router from '@adonisjs/core/services/router'
import { SESSION_COOKIE } from '#config/session'
import { buildDocument, type ListedRoute } from './document.js'

let document: ReturnType<typeof buildDocument> | null = null

/** The description of this interface; the routes of a running portal never change. */
export function servedDocument() {
  document ??= buildDocument(Object.values(router.toJSON()).flat() as unknown as ListedRoute[], {
    version: String(app.version ?? '0.0.0'),
    cookie: SESSION_COOKIE,
  })
  return document
}
