import { setTimeout as sleep } from 'node:timers/promises'
import type { Assert } from '@japa/assert'
import { BODY } from '../../functional/engineering/quotation_body.js'
import type { CookieJar } from '#tests/helpers/cookie_jar'
import type { Site } from './site.js'

/**
 * Writers of quotations that never give a write up: each repeats its key until it is answered, while
 * something is broken beneath them.
 */
export class QuotationStream {
  readonly acknowledged = new Map<string, { id: number; number: string }>()
  #isOpen = true

  /** @param passing answers after which a write is sent again */
  constructor(
    private readonly jar: CookieJar,
    private readonly passing: readonly number[]
  ) {}

  /** Writes side by side until `work` is through, which breaks things meanwhile. */
  async during(work: () => Promise<void>, writers: number) {
    const broken = work().finally(() => (this.#isOpen = false))
    const writing = Array.from({ length: writers }, (_, writer) => this.#write(writer))
    await Promise.all([broken, ...writing])
  }

  async #write(writer: number) {
    for (let i = 0; this.#isOpen; i++) {
      const projectName = `Stream ${writer}-${i}`
      for (;;) {
        const headers = { 'Idempotency-Key': `stream-${writer}-${i}` }
        const answer = await this.jar
          .send('POST', '/api/quotations', { ...BODY, projectName }, headers)
          .catch(() => null)
        if (answer?.status === 201) {
          this.acknowledged.set(projectName, answer.body)
          break
        }
        if (answer && !this.passing.includes(answer.status))
          throw new Error(`a write answered ${answer.status} ${JSON.stringify(answer.body)}`)
        await sleep(50)
      }
    }
  }

  /** Every acknowledged write is there once, under its number, in a series without gaps, and audited. */
  async verify(assert: Assert, { client }: Site) {
    const rows = await client.from('quotations').orderBy('id')
    assert.lengthOf(rows, this.acknowledged.size)
    for (const [name, { id, number }] of this.acknowledged) {
      const found = rows.filter((row) => row.project_name === name)
      assert.lengthOf(found, 1, name)
      assert.deepEqual([found[0].id, found[0].number], [id, number])
    }
    const serials = rows.map((row) => Number(row.number.split('-').at(-1))).sort((a, b) => a - b)
    assert.deepEqual(
      serials,
      serials.map((_, i) => i + 1)
    )
    const logs = await client
      .from('audit_logs')
      .where({ action: 'create', entity_type: 'quotation' })
    assert.lengthOf(logs, rows.length)
  }
}
