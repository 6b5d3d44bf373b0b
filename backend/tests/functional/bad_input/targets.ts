import db from '@adonisjs/lucid/services/db'
import type { Caller } from './caller.js'
import { seedProject } from '../procurement/stock_support.js'

interface Target {
  id: number | string
  version: number
}

/** One record of each kind, whose ids stand in for `:id` in the paths of the router. */
export class Targets {
  readonly records: Record<string, Target> = {}

  private constructor(private readonly caller: Caller) {}

  static async make(caller: Caller): Promise<Targets> {
    const targets = new Targets(caller)
    await targets.#create('clients', { name: 'Target Client' })
    const vendor = { name: 'Target Vendor', type: 'domestic', group: 'manufacturer' }
    await targets.#create('leads', { name: 'Target Lead' })
    await targets.#create('vendors', vendor)
    const line = { description: 'Plate', quantity: '1', unitPrice: '10' }
    await targets.#create('purchase-orders', {
      vendorId: targets.records.vendors.id,
      lines: [line],
    })
    await targets.#create('quotations', { projectName: 'Target Quotation', draft: true })
    const view = { name: 'Target', resource: 'clients', state: { query: '', columns: ['name'] } }
    await targets.#create('saved-views', view)
    const user = {
      username: 'target.user',
      name: 'Target',
      role: 'staff',
      password: 'Quite-long-enough-1',
    }
    await targets.#create('users', user)
    await targets.#createStock()
    await targets.#createCard()
    await targets.#createProject()
    return targets
  }

  /** The route's pattern with the ids of the records that exist. */
  path(pattern: string): string {
    const [, , resource, second] = pattern.split('/')
    const id = this.records[resource === 'auth' ? second : resource]?.id ?? 999_999_999
    const of = resource === 'jobs' ? '00000000-0000-7000-8000-000000000000' : String(id)
    return pattern
      .replace(':id', of)
      .replace(':number', 'Q-1900-0001')
      .replace(':name', 'city')
      .replace(/:\w+/g, '999999999')
  }

  version(pattern: string): number {
    return this.records[pattern.split('/')[2]]?.version ?? 1
  }

  /** A write that was taken has moved the version on. */
  seen(pattern: string, answered: { id?: unknown; version?: number } | null | undefined) {
    const target = this.records[pattern.split('/')[2]]
    if (target && answered?.id === target.id && answered.version) target.version = answered.version
  }

  async #create(resource: string, body: object) {
    const answer = await this.caller.send({
      method: 'POST',
      path: `/api/${resource}`,
      body: JSON.stringify(body),
    })
    if (answer.status !== 201) throw new Error(`no ${resource} to test with: ${answer.text}`)
    this.records[resource] = { id: answer.body.id, version: answer.body.version }
  }

  async #createStock() {
    const material = { code: 'TARGET-1', name: 'Target', category: 'other', unit: 'pcs' }
    await this.#create('materials', material)
    await this.#create('warehouses', { code: 'TARGET-1', name: 'Target' })
    const warehouseId = this.records.warehouses.id
    const line = { materialId: this.records.materials.id, quantity: '5', unitCost: '2' }
    await this.#create('stock-movements', { type: 'receive', warehouseId, lines: [line] })
    const level = await db.from('stock_levels').where('warehouse_id', warehouseId).firstOrFail()
    this.records['stock-levels'] = { id: level.id, version: level.version }
  }

  async #createCard() {
    const now = '2026-01-01 00:00:00'
    const user = await db.from('users').where('username', 'admin').firstOrFail()
    const [file] = await db.table('files').insert({
      storage_key: 'bad-input',
      original_name: 'card.png',
      mime: 'image/png',
      extension: 'png',
      size: 1,
      sha256: 'bad-input',
      owner_type: 'business_card',
      created_by: user.id,
      created_at: now,
    })
    const [id] = await db.table('business_cards').insert({
      front_file_id: file,
      status: 'ready',
      version: 1,
      created_by: user.id,
      updated_by: user.id,
      created_at: now,
      updated_at: now,
    })
    this.records['business-cards'] = { id, version: 1 }
  }

  async #createProject() {
    await seedProject()
    const project = await db.from('projects').orderBy('id', 'desc').firstOrFail()
    this.records.projects = { id: project.id, version: project.version }
  }
}
