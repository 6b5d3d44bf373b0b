import { test } from '@japa/runner'
import type { Locator, Page } from 'playwright-core'
import { found, made, quotationBy } from '#tests/helpers/browser_records'
import { stage } from '#tests/helpers/browser_stage'
import { answer, button, choose, fill, sees, seesHeading } from '#tests/helpers/browser_steps'
import { LANGUAGES, words } from '#tests/helpers/browser_words'

const BOARD = '/commercial/board'

/** A card of the board by the name of its job. */
const cardOf = (page: Page, name: string): Locator =>
  page.getByRole('listitem').filter({ hasText: name })

/** Drags a card to another column by the mouse. */
async function drag(page: Page, name: string, column: string) {
  const card = cardOf(page, name)
  await card.scrollIntoViewIfNeeded()
  const from = (await card.boundingBox())!
  const to = (await page.getByTestId(column).boundingBox())!
  const y = from.y + from.height - 12
  await page.mouse.move(from.x + from.width / 2, y)
  await page.mouse.down()
  await page.mouse.move(from.x + from.width / 2 + 10, y, { steps: 3 })
  await page.mouse.move(to.x + to.width / 2, y, { steps: 12 })
  await page.mouse.up()
}

test.group('Pipeline board in the browser', () => {
  for (const language of LANGUAGES) {
    test(`leads are made, moved by drag, lost with a reason and quoted, in ${language}`, async ({
      assert,
      test: current,
    }) => {
      const text = words(language)
      const own = (key: string, values = {}) => text(`commercial.leads.${key}`, values)
      const name = `Dragged ${language}`
      const linked = `Linked ${language}`
      const quotation = await quotationBy('engineer', `Quoted ${language}`)
      await made('bdm', '/api/leads', { name: linked, nextStepOn: '2026-01-02' })
      const page = await stage().visit({ test: current }, { as: 'bdm', language })

      await page.goto('/commercial/leads/new')
      await fill(page, {
        [own('fields.name')]: name,
        [own('fields.companyName')]: 'Falcon',
        [own('fields.value')]: '1500.125',
        [own('fields.nextStep')]: 'Call them',
      })
      await choose(page, own('fields.currency'), 'KWD')
      await button(page, text('common.save')).click()
      await seesHeading(page, /^L-/)
      const id = Number(page.url().split('/').pop())
      const lead = () => found<any>('bdm', `/api/leads/${id}`)
      const { number } = await lead()

      await page.goto(BOARD)
      await drag(page, name, 'lead:contacted')
      const contacted = text('kit.status.contacted')
      await sees(page, own('move.done', { number, stage: contacted }))
      await page.getByTestId('lead:contacted').getByText(name).waitFor()
      assert.containsSubset(await lead(), { stage: 'contacted', value: '1500.125', version: 2 })

      // a step back is explained
      await drag(page, name, 'lead:new')
      await fill(page.getByRole('dialog'), { [own('fields.reason')]: 'Nobody answers' })
      await answer(page, own('move.save'))
      await page.getByTestId('lead:new').getByText(name).waitFor()
      assert.containsSubset(await lead(), { stage: 'new', stageReason: 'Nobody answers' })

      await drag(page, name, 'lead:lost')
      const reason = text('kit.status.lost')
      await sees(page, own('move.title', { number, stage: reason }))
      const [first] = (await found<any>('bdm', '/api/lists'))['lost-reasons']
      const label = language === 'arabic' ? first.labelAr : first.label
      await choose(page.getByRole('dialog'), own('fields.lostReason'), label)
      await answer(page, own('move.save'))
      await page.getByTestId('lead:lost').getByText(name).waitFor()
      assert.containsSubset(await lead(), { stage: 'lost', lostReason: first.value })

      // sales do not move quotations: the card says why
      const board = (key: string, values = {}) => text(`commercial.sales.board.${key}`, values)
      await button(page, board('move', { number: quotation.number })).click()
      await sees(page, board('why.quotation_approval'))
      await page.keyboard.press('Escape')

      // the same moves by the menu, without a mouse that drags
      await button(cardOf(page, linked), board('move', { number: await numberOf(linked) })).click()
      const quoted = text('kit.status.quoted')
      await page.getByRole('menuitem', { name: board('move_to', { stage: quoted }) }).click()
      const dialog = page.getByRole('dialog')
      await choose(dialog, own('fields.quotationNumber'), quotation.number)
      await answer(page, own('move.save'))
      await page.getByTestId('lead:quoted').getByText(linked).waitFor()
      const [after] = await found<any[]>('bdm', `/api/leads?name=${encodeURIComponent(linked)}`)
      assert.containsSubset(after, { stage: 'quoted', quotationNumber: quotation.number })
    })
  }
})

async function numberOf(name: string): Promise<string> {
  const [lead] = await found<any[]>('bdm', `/api/leads?name=${encodeURIComponent(name)}`)
  return lead.number
}
