import { AsyncLocalStorage } from 'node:async_hooks'
import db from '@adonisjs/lucid/services/db'
import { DatabaseQueryBuilder, InsertQueryBuilder, QueryClient } from '@adonisjs/lucid/database'
import { ModelQueryBuilder } from '@adonisjs/lucid/orm'
import { CachedTable } from '#core/live/cached_table'

/** What a transaction, or the one around it, may be asked by. */
interface Scope {
  clients: object[]
  trx?: { isCompleted: boolean }
}

const scopes = new AsyncLocalStorage<Scope>()

/**
 * Fails what asks the database beside a transaction while it is within it. On SQLite, whose only
 * connection the transaction holds, such a question waits for itself until the portal gives up; the
 * transaction that tests run in would hide it.
 */
export async function forbidAsksBeside() {
  const { constructor: Transaction } = await db.transaction().then(async (trx) => {
    await trx.rollback()
    return trx
  })
  for (const Client of [QueryClient, Transaction]) followTransactions(Client.prototype)
  const raw = Object.getPrototypeOf(db.rawQuery('select 1'))
  const builders = [DatabaseQueryBuilder.prototype, InsertQueryBuilder.prototype, raw]
  for (const builder of builders) judge(builder, 'exec')
  judge(ModelQueryBuilder.prototype, 'execQuery')
  letCopiesBeRead()
}

/**
 * What is kept in memory is read again beside whatever noticed that it is old, which doesn't wait for it. Who
 * waits for it asks beside the transaction, if it is old or not.
 */
function letCopiesBeRead() {
  const { fresh } = CachedTable.prototype
  CachedTable.prototype.fresh = function () {
    refuseBeside(this)
    return fresh.call(this)
  }
  const { get: known } = Object.getOwnPropertyDescriptor(CachedTable.prototype, 'known')!
  Object.defineProperty(CachedTable.prototype, 'known', {
    get() {
      return scopes.run({ clients: [] }, () => known!.call(this))
    },
  })
}

/** Whoever begins a transaction is within it until it is through. */
function followTransactions(prototype: any) {
  const begin = prototype.transaction
  prototype.transaction = function (callback: unknown, options: unknown) {
    refuseBeside(this)
    const scope: Scope = { clients: isWithin() ? [...scopes.getStore()!.clients] : [] }
    const enter = (trx: any) => {
      scope.trx = trx
      scope.clients.push(trx)
      return trx
    }
    if (typeof callback === 'function') {
      const within = (trx: object) => scopes.run(scope, async () => await callback(enter(trx)))
      return begin.call(this, within, options)
    }
    scopes.enterWith(scope)
    return begin.call(this, callback, options).then(enter)
  }
}

function isWithin() {
  const trx = scopes.getStore()?.trx
  return Boolean(trx && !trx.isCompleted)
}

function judge(prototype: any, method: string) {
  const exec = prototype[method]
  prototype[method] = function (...args: unknown[]) {
    refuseBeside(this.client)
    return exec.apply(this, args)
  }
}

function refuseBeside(client: object) {
  if (isWithin() && !scopes.getStore()!.clients.includes(client))
    throw new Error('asks the database beside the transaction that it is in')
}
