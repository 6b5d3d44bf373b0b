/// <reference lib="dom" />
import { test } from '@japa/runner'
import { cardPicture } from '#tests/helpers/browser_card'
import { found } from '#tests/helpers/browser_records'
import { stage } from '#tests/helpers/browser_stage'
import { button, field, link, sees, seesHeading } from '#tests/helpers/browser_steps'
import { until } from '#tests/helpers/until'

const card = (name: string) => ({
  ...{ name, jobTitle: 'Site Manager', company: 'Palm Gate Contracting LLC' },
  ...{ mobile: '+966 55 314 7726', website: 'www.palmgate.example' },
  email: `${name.toLowerCase().replace(' ', '.')}@palmgate.example`,
  address: 'King Abdullah Road, Riyadh 12431',
})

interface Card {
  id: number
  status: string
  corners: ({ x: number; y: number }[] | null)[]
}

test.group('Tools for cards in the browser', () => {
  test('several cards are dropped at once and confirmed one after the other', async ({
    assert,
    test: current,
  }) => {
    const names = ['Nasser Odeh', 'Huda Kanaan']
    const pictures = []
    for (const name of names)
      pictures.push({ ...(await cardPicture(stage().browser, card(name))), name: `${name}.png` })
    const page = await stage().visit({ test: current }, { as: 'bdm.clients' })
    await page.goto('/commercial/business-cards')
    const chooser = page.locator('input[type=file][multiple]')
    await chooser.waitFor({ state: 'attached' })
    await chooser.setInputFiles(pictures)
    await link(page, 'Confirm one by one').click({ timeout: 60_000 })
    await sees(page, '1 more card to confirm')
    const confirmed: string[] = []
    for (const left of [1, 0]) {
      await button(page, 'Confirm and add client').waitFor()
      confirmed.push(await field(page, 'Name').inputValue())
      const before = page.url()
      await button(page, 'Confirm and add client').click()
      await page.waitForURL((url) => url.href !== before)
      if (left) await sees(page, 'Compare every field with the image before you confirm.')
    }
    await seesHeading(page, 'Scan business card')
    assert.sameMembers(confirmed, names)
    for (const name of names)
      assert.lengthOf(await found<object[]>('bdm', `/api/clients?q=${name}`), 1)
  }).timeout(120_000)

  test('the corners of a card are dragged, and it is read again by them', async ({
    assert,
    test: current,
  }) => {
    const picture = await cardPicture(stage().browser, card('Lamia Sabbagh'))
    const page = await stage().visit({ test: current }, { as: 'bdm.clients' })
    await page.goto('/commercial/business-cards')
    await page.getByLabel('Choose image: Front').setInputFiles(picture)
    await button(page, 'Read card').click()
    await button(page, 'Set corners').click({ timeout: 60_000 })
    const id = Number(page.url().split('/').pop())
    const dialog = page.getByRole('dialog', { name: 'Set corners' })
    const corner = dialog.getByRole('button', { name: 'Bottom right corner' })
    await dialog.locator('img').evaluate((image: HTMLImageElement) => image.decode())
    const area = (await dialog.locator('#corner-editor').boundingBox())!
    const at = (await corner.boundingBox())!
    await page.mouse.move(at.x + at.width / 2, at.y + at.height / 2)
    await page.mouse.down()
    await page.mouse.move(area.x + area.width * 0.98, area.y + area.height * 0.96, { steps: 5 })
    await page.mouse.up()
    await corner.press('ArrowLeft')
    await button(dialog, 'Read again').click()
    await dialog.waitFor({ state: 'hidden' })
    let read!: Card
    await until(async () => {
      read = await found<Card>('bdm.clients', `/api/business-cards/${id}`)
      return read.status === 'ready'
    }, 60_000)
    await button(page, 'Confirm and add client').waitFor()
    const { x, y } = read.corners[0]![2]
    assert.closeTo(x, 0.975, 0.01)
    assert.closeTo(y, 0.96, 0.01)
    await button(page, 'Discard card').click()
    await button(page.getByRole('dialog'), 'Discard card').click()
    await seesHeading(page, 'Scan business card')
  }).timeout(120_000)
})
