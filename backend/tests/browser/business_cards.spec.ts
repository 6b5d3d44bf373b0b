/// <reference lib="dom" />
import { test } from '@japa/runner'
import type { Page } from 'playwright-core'
import { cardPicture } from '#tests/helpers/browser_card'
import { stage } from '#tests/helpers/browser_stage'
import { button, field, fill, link, sees, seesHeading } from '#tests/helpers/browser_steps'

const CARD = {
  name: 'Hatem Barakat',
  jobTitle: 'Projects Director',
  company: 'Desert Crown Contracting LLC',
  mobile: '+966 55 731 4926',
  email: 'hatem.barakat@desertcrown.example',
  website: 'www.desertcrown.example',
  address: 'King Abdullah Road, Riyadh 12431',
}

/** Chooses the picture of a card, has it read and waits for its fields. */
async function scan(page: Page, text: typeof CARD) {
  await page
    .getByLabel('Choose image: Front')
    .setInputFiles(await cardPicture(stage().browser, text))
  await page.getByRole('img', { name: 'Front' }).waitFor()
  await button(page, 'Read card').click()
  await page.getByRole('heading', { name: 'Confirm business card' }).waitFor({ timeout: 90_000 })
}

test.group('Business cards in the browser', () => {
  test('a scanned card is read, corrected beside its picture and becomes a client', async ({
    assert,
    test: current,
  }) => {
    const page = await stage().visit({ test: current }, { as: 'bdm' })
    await page.goto('/commercial/clients')
    await link(page, 'Scan business card').click()
    await scan(page, CARD)

    const picture = page.getByRole('img', { name: 'Front' })
    await picture.waitFor()
    assert.isAbove(await picture.evaluate((image: HTMLImageElement) => image.naturalWidth), 0)
    assert.equal(await field(page, 'Name').inputValue(), CARD.name)
    assert.equal(await field(page, 'E-mail').inputValue(), CARD.email)
    assert.equal((await field(page, 'Mobile').inputValue()).replaceAll(' ', ''), '+966557314926')
    assert.isAbove(await page.getByText(/^(Certain|Please check|Doubtful) \d+%$/).count(), 3)

    await fill(page, { 'Job title': 'Executive Director' })
    await button(page, 'Confirm and add client').click()
    await seesHeading(page, CARD.name)
    await sees(page, 'Executive Director')
    await sees(page, CARD.email)

    await page.goto('/commercial/business-cards')
    await scan(page, { ...CARD, jobTitle: 'Vice President', company: 'Desert Crown Holding' })
    const notice = page.getByRole('status').filter({ hasText: 'You may already have this client' })
    await notice.getByRole('link', { name: CARD.name }).waitFor()
    await sees(notice, 'same e-mail')
    await button(page, 'Discard card').click()
    await button(page.getByRole('dialog'), 'Discard card').click()
    await seesHeading(page, 'Scan business card')
  }).timeout(240_000)
})
