import { test } from '@japa/runner'
import { found } from '#tests/helpers/browser_records'
import { stage } from '#tests/helpers/browser_stage'
import { answer, button, row, sees } from '#tests/helpers/browser_steps'
import { LANGUAGES, words } from '#tests/helpers/browser_words'

interface Due {
  clientId: number
  clientName: string
  level: number | null
  dunned: string
}

test.group('Reminder letters in the browser', () => {
  for (const language of LANGUAGES) {
    test(`a letter is written about what a client has overdue, and its PDF opens, in ${language}`, async ({
      assert,
      test: current,
    }) => {
      const text = words(language)
      const own = (key: string, values = {}) => text(`commercial.dunning.${key}`, values)
      const dues = await found<Due[]>('accountant', '/api/dunning-letters/due?currency=SAR')
      const due = dues.find(({ level }) => level !== null)!
      const page = await stage().visit({ test: current }, { as: 'accountant', language })
      await page.goto('/commercial/dunning')
      await sees(page, due.clientName)
      await button(page, own('write')).first().click()
      await sees(page.getByRole('dialog'), due.clientName)
      await answer(page, own('write'), own('written'))
      await row(page, due.clientName).first().waitFor()
      const path = '/api/dunning-letters?_sort=writtenOn&_order=desc'
      const letters = await found<any[]>('accountant', path)
      const letter = letters.find(({ clientId }) => clientId === due.clientId)
      assert.containsSubset(letter, { level: due.level, total: due.dunned })
      const again = await found<Due[]>('accountant', '/api/dunning-letters/due?currency=SAR')
      const left = again.find(({ clientId }) => clientId === due.clientId)
      assert.isTrue(left === undefined || left.level === null)
    })
  }
})
