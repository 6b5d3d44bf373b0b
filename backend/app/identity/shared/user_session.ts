import { afterUpdate } from '@adonisjs/lucid/orm'
import { UserSessionSchema } from '#database/schema'
import { forgetSessionsAfter } from './forget_sessions.js'

export default class UserSession extends UserSessionSchema {
  @afterUpdate()
  static forgetKept({ $trx, userId }: UserSession) {
    forgetSessionsAfter($trx, userId)
  }
}
