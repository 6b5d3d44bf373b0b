import { readFile } from 'node:fs/promises'
import { test } from '@japa/runner'
import { found } from '#tests/helpers/browser_records'
import { stage } from '#tests/helpers/browser_stage'
import { LANGUAGES, words } from '#tests/helpers/browser_words'
import { textsOf } from '#tests/helpers/pdf_text'

interface Claim {
  id: number
  number: string
  claimedDays: number
}

test.group('The paper of an extension-of-time claim', () => {
  for (const language of LANGUAGES) {
    test(`is printed and names its delays, in ${language} first`, async ({
      assert,
      test: current,
    }) => {
      const text = words(language)
      const [{ id }] = await found<Claim[]>('planner', '/api/delay-claims?_start=0&_end=1')
      const claim = await found<Claim & { delays: { number: string }[] }>(
        'planner',
        `/api/delay-claims/${id}`
      )
      const page = await stage().visit({ test: current }, { as: 'planner', language })
      await page.goto(`/production/delay-claims/${id}`)
      await page.getByRole('button', { name: text('production.delay_claims.print') }).click()
      const first = text(`kit.prints.first.${language === 'arabic' ? 'ar' : 'en'}`)
      await page.getByRole('menuitem', { name: first }).click()
      const ready = page.getByRole('dialog').getByRole('link', { name: text('kit.job.download') })
      const button = page
        .getByRole('dialog')
        .getByRole('button', { name: text('kit.job.download') })
      const [download] = await Promise.all([
        page.waitForEvent('download', { timeout: 60_000 }),
        ready.or(button).click({ timeout: 60_000 }),
      ])
      const paper = (await textsOf(await readFile(await download.path()))).join('\n')
      for (const part of [claim.number, ...claim.delays.map(({ number }) => number)])
        assert.include(paper, part)
    }).timeout(120_000)
  }
})
