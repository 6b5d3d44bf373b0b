/// <reference lib="dom" />
import { test } from '@japa/runner'
import type { Page } from 'playwright-core'
import { MOVEMENT_TYPES } from '#procurement/enums/stock'
import { found, made } from '#tests/helpers/browser_records'
import { stage } from '#tests/helpers/browser_stage'
import { answer, button, choose, field, sees } from '#tests/helpers/browser_steps'
import { LANGUAGES, words, type Language } from '#tests/helpers/browser_words'
import { until } from '#tests/helpers/until'

const MOVEMENTS = 'procurement.stock_movements'

/** A store of its own with ten bags in it, and a second one that is empty. */
async function aStore(name: string) {
  const store = await made('storekeeper', '/api/warehouses', {
    code: `${name}-A`,
    name: `${name} A`,
  })
  const site = await made('storekeeper', '/api/warehouses', {
    code: `${name}-B`,
    name: `${name} B`,
  })
  const material = await made('storekeeper', '/api/materials', {
    ...{ code: `${name}-C`, name: `${name} cement`, nameAr: `${name} إسمنت` },
    ...{ category: 'concrete', unit: 'bag' },
  })
  const lines = [{ materialId: material.id, quantity: '10', unitCost: '20' }]
  const opening = { type: 'receive', warehouseId: store.id, lines }
  const { id, version } = await made('storekeeper', '/api/stock-movements', opening)
  // the ledger knows no cost of it yet, so what the storekeeper states is agreed to by another person
  await made('buyer', `/api/stock-movements/${id}/approve`, {}, version)
  const onHand = async (warehouseId: number) => {
    const [level] = await found<any[]>(
      'buyer',
      `/api/stock-levels?materialId=${material.id}&warehouseId=${warehouseId}`
    )
    return level && { onHand: level.onHand, value: level.value, inTransit: level.inTransit }
  }
  return { store, site, material, onHand }
}

const typeIn = (language: Language, type: string) => {
  const choice = MOVEMENT_TYPES.find(({ value }) => value === type)!
  return language === 'arabic' ? choice.labelAr : choice.label
}

const movementAt = (page: Page) =>
  found<any>('buyer', `/api/stock-movements/${page.url().split('/').at(-1)}`)

test.group('Stock in the browser', () => {
  for (const language of LANGUAGES) {
    const text = words(language)
    const stated = (key: string) => text(`${MOVEMENTS}.${key}`)
    const label = (name: string) => text(`${MOVEMENTS}.fields.${name}`)
    const cell = (name: string) => text('kit.lines.cell', { column: label(name), number: 1 })

    test(`eight bags set out and six arrive, in ${language}`, async ({ assert, test: current }) => {
      const name = `TR-${language}`
      const { store, site, onHand } = await aStore(name)
      const page = await stage().visit({ test: current }, { as: 'storekeeper', language })
      await page.goto('/procurement/movements/new')
      await choose(page, label('type'), typeIn(language, 'transfer'))
      await choose(page, label('warehouseId'), `${name} A`)
      await choose(page, label('toWarehouseId'), `${name} B`)
      await choose(page, cell('materialId'), `${name}-C`)
      await field(page, cell('quantity')).fill('8')
      await button(page, text('common.save')).click()
      await sees(page, text('kit.status.in_transit'))
      assert.containsSubset(await onHand(store.id), { onHand: '2', value: '40.00' })
      assert.containsSubset(await onHand(site.id), { onHand: '0', inTransit: '8' })

      // who sent the bags does not settle what is missing
      const receiver = await stage().visit({ test: current }, { as: 'buyer', language })
      await receiver.goto(new URL(page.url()).pathname)
      const book = button(receiver, stated('receive_save'))
      await field(receiver, `${label('received')} ${name}-C`).fill('6')
      await until(() => book.isDisabled(), 20_000)
      await field(receiver, stated('shortage_reason')).fill('Two bags torn')
      await book.click()
      await sees(receiver, stated('receive_done'))
      await sees(receiver, text('kit.status.posted'))
      assert.containsSubset(await onHand(site.id), { onHand: '6', value: '120.00', inTransit: '0' })
      assert.containsSubset(await movementAt(page), {
        status: 'posted',
        lines: [{ received: '6' }],
      })
    })

    test(`a count is blind and another person agrees to it, in ${language}`, async ({
      assert,
      test: current,
    }) => {
      const name = `CT-${language}`
      const { store, onHand } = await aStore(name)
      const page = await stage().visit({ test: current }, { as: 'storekeeper', language })
      await page.goto('/procurement/movements/new?type=count')
      await choose(page, label('warehouseId'), `${name} A`)
      await button(page, text('common.save')).click()
      await sees(page, text('kit.status.counting'))
      const found_ = field(page, `${label('counted')} ${name}-C`)
      assert.equal(await found_.inputValue(), '')
      assert.equal(await page.getByText(label('expected'), { exact: true }).count(), 0)
      await found_.fill('8')
      await button(page, stated('count_save')).click()
      await sees(page, stated('count_done'))
      await button(page, stated('action.submit')).click()
      await answer(page, stated('action.submit'), stated('action.submit_done'))
      await sees(page, text('kit.status.submitted'))
      assert.equal(await button(page, stated('action.approve')).count(), 0)
      assert.containsSubset(await onHand(store.id), { onHand: '10', value: '200.00' })

      const buyer = await stage().visit({ test: current }, { as: 'buyer', language })
      await buyer.goto(new URL(page.url()).pathname)
      await sees(buyer, label('expected'))
      await button(buyer, stated('action.approve')).click()
      await answer(buyer, stated('action.approve'), stated('action.approve_done'))
      await sees(buyer, text('kit.status.posted'))
      assert.containsSubset(await onHand(store.id), { onHand: '8', value: '160.00' })
    })
  }
})
