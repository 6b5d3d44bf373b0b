import { test } from '@japa/runner'
import { found } from '#tests/helpers/browser_records'
import { stage } from '#tests/helpers/browser_stage'
import {
  answer,
  button,
  choose,
  field,
  fillDay,
  sees,
  seesHeading,
} from '#tests/helpers/browser_steps'
import { LANGUAGES, words } from '#tests/helpers/browser_words'

/** Long ago, so that no other journey meets the lock; the second language locks further. */
const THROUGH = { english: '2023-11-30', arabic: '2023-12-31' }
const INTO = { english: '2023-11-15', arabic: '2023-12-15' }
const REFUSED = { english: 'This day is in a locked period.', arabic: 'هذا اليوم ضمن فترة مقفلة.' }

test.group('Locked periods in the browser', () => {
  for (const language of LANGUAGES) {
    test(`the books are locked, and a journal into them is refused, in ${language}`, async ({
      assert,
      test: current,
    }) => {
      const text = words(language)
      const own = (key: string, values = {}) => text(`finance.period_locks.${key}`, values)
      const ledger = own('module.ledger')
      const page = await stage().visit(
        { test: current },
        { as: 'accountant', language, refusals: [422] }
      )
      await page.goto('/finance/period-locks')
      await seesHeading(page, text('finance.period_locks.title'))
      const card = page.locator('.ant-card').filter({ hasText: ledger }).first()
      await button(card, own('lock')).click()
      const dialog = page.getByRole('dialog')
      await fillDay(dialog, own('through'), THROUGH[language])
      await answer(page, own('lock'), own('locked'))
      const state = await found<any[]>('accountant', '/api/period-locks/state')
      const lock = state.find(({ module }) => module === 'ledger')
      assert.equal(lock.lockedThroughOn, THROUGH[language])

      const journal = (key: string) => text(`finance.manual_journals.${key}`)
      const title = `Into the locked ${language}`
      await page.goto('/finance/manual-journals/new')
      await fillDay(page, journal('fields.journalOn'), INTO[language])
      await field(page, journal('fields.title')).fill(title)
      const cell = (column: string, line: number) =>
        text('kit.lines.cell', { column: journal(`line.${column}`), number: line })
      for (const _ of [1, 2]) await button(page, text('kit.lines.add')).click()
      await choose(page, cell('accountId', 1), '6100')
      await field(page, cell('debit', 1)).fill('100')
      await choose(page, cell('accountId', 2), '2310')
      await field(page, cell('credit', 2)).fill('100')
      await button(page, text('common.save')).click()
      await sees(page, REFUSED[language])
      const stored = await found<any[]>('accountant', `/api/manual-journals?q=${title}`)
      assert.lengthOf(stored, 0)
    })
  }
})
