import db from '@adonisjs/lucid/services/db'
import testUtils from '@adonisjs/core/services/test_utils'
import type { ApiClient } from '@japa/api-client'
import type { Group } from '@japa/runner/core'
import { loadSettings } from '#core/settings/settings'
import { call } from '../procurement/support.js'

export const BUYER = { vatNumber: '300000000000003', street: 'King Fahd Road', city: 'Riyadh' }
const COMPANY = {
  companyName: 'Bobs Records',
  companyNameAr: 'شركة البناء',
  vatNumber: '310122393500003',
}

interface Kept {
  id: number
  version: number
}

/** Documents of a client, written by the accountant through the portal. */
export class Books {
  /** A firm that can issue, before each test of a group, and nothing left behind. */
  static within(group: Group): Books {
    group.each.setup(async () => {
      const rollback = await testUtils.db().wrapInGlobalTransaction()
      await db.from('settings').where('key', 'company').delete()
      await db.table('settings').insert({
        key: 'company',
        value: JSON.stringify(COMPANY),
        updated_at: '2026-01-01 00:00:00',
      })
      await loadSettings()
      return async () => {
        await rollback()
        await loadSettings()
      }
    })
    return new Books()
  }

  async party(client: ApiClient, name = 'Huda'): Promise<number> {
    const answer = await call(client, 'bdm', 'post', '/api/clients', { body: { name } })
    return answer.body().id
  }

  get = (client: ApiClient, path: string) => call(client, 'accountant', 'get', path)

  draft = (client: ApiClient, body: object) =>
    call(client, 'accountant', 'post', '/api/invoices', { body: body as never })

  issue = (client: ApiClient, { id, version }: Kept) =>
    call(client, 'accountant', 'post', `/api/invoices/${id}/issue`, { body: {}, seen: version })

  async issued(client: ApiClient, body: object) {
    const draft = await this.draft(client, body)
    if (draft.status() !== 201) throw new Error(draft.text())
    const answer = await this.issue(client, draft.body())
    if (answer.status() !== 200) throw new Error(answer.text())
    return answer.body()
  }

  /** A contract over 100 pieces at 1,000, ten in a hundred held and recovered. */
  async contract(client: ApiClient, more: object = {}) {
    const body = {
      title: 'Tower',
      clientId: await this.party(client),
      retention: '10',
      advanceRecovery: '10',
      lines: [{ description: 'Works', quantity: '100', unitRate: '1000' }],
      ...more,
    }
    const answer = await call(client, 'accountant', 'post', '/api/contracts', { body })
    if (answer.status() !== 201) throw new Error(answer.text())
    return answer.body()
  }

  /** Retention held, advance open and work certified of a contract. */
  async ledger(client: ApiClient, contractId: number) {
    return (await this.get(client, `/api/contracts/${contractId}`)).body().ledger
  }

  async received(client: ApiClient, invoice: any, amount = invoice.balance as string) {
    const body = {
      clientId: invoice.clientId,
      method: 'transfer',
      amount,
      allocations: [{ invoiceId: invoice.id, amount }],
    }
    const answer = await call(client, 'accountant', 'post', '/api/receipts', { body })
    if (answer.status() !== 201) throw new Error(answer.text())
    return answer.body()
  }
}
