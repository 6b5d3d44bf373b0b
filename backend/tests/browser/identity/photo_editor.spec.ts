import { test } from '@japa/runner'
import {
  choose,
  chooser,
  cropper,
  dialog,
  openDialog,
  percent,
  picture,
  slider,
  zoomIn,
  zoomOut,
} from '#tests/helpers/browser_photo'
import { sharedPage } from '#tests/helpers/browser_shared'
import { button, sees } from '#tests/helpers/browser_steps'

test.group('The photo dialog', (group) => {
  const current = sharedPage(group, {
    as: 'accountant',
    refusals: [500, 422],
    says: [/^Photo upload failed/],
  })

  test('shows the current photo or the initials, a file chooser and its hint', async () => {
    const page = current()
    await openDialog(page)
    await dialog(page).locator('[data-avatar]').getByText('DN').waitFor()
    await dialog(page).getByLabel('Choose new photo').waitFor()
    await sees(dialog(page), 'Maximum file size: 5MB. Supported formats: JPG, PNG, GIF')
  })

  test('has Cancel and a disabled Upload Photo before a file is chosen, and no Clear', async ({
    assert,
  }) => {
    const page = current()
    await openDialog(page)
    await button(dialog(page), 'Cancel').waitFor()
    assert.isTrue(await button(dialog(page), 'Upload Photo').isDisabled())
    assert.equal(await button(dialog(page), 'Clear').count(), 0)
    assert.equal(await button(dialog(page), 'Save Photo').count(), 0)
  })

  test('has Clear and Save Photo with a preview', async ({ assert }) => {
    const page = current()
    await choose(page)
    await button(dialog(page), 'Clear').waitFor()
    assert.isTrue(await button(dialog(page), 'Save Photo').isEnabled())
    assert.equal(await button(dialog(page), 'Upload Photo').count(), 0)
  })

  test('shows the preview in a circle', async ({ assert }) => {
    const page = current()
    await choose(page)
    const area = dialog(page).locator('[data-testid=cropper]')
    const { radius, width, height } = await area.evaluate((one) => ({
      radius: getComputedStyle(one).borderRadius,
      width: one.clientWidth,
      height: one.clientHeight,
    }))
    assert.equal(radius, '50%')
    assert.equal(width, height)
  })

  test('begins with a zoom of 50 %', async ({ assert }) => {
    const page = current()
    await choose(page)
    assert.equal(await percent(page).innerText(), '50%')
    assert.equal(await slider(page).getAttribute('aria-valuenow'), '0.5')
  })

  test('zooms from 0.1 to 3 in steps of 0.01 by the slider', async ({ assert }) => {
    const page = current()
    await choose(page)
    assert.equal(await slider(page).getAttribute('aria-valuemin'), '0.1')
    assert.equal(await slider(page).getAttribute('aria-valuemax'), '3')
    await slider(page).focus()
    await page.keyboard.press('ArrowRight')
    assert.equal(await percent(page).innerText(), '51%')
    await page.keyboard.press('End')
    assert.equal(await percent(page).innerText(), '300%')
    await page.keyboard.press('Home')
    assert.equal(await percent(page).innerText(), '10%')
  })

  test('zooms in steps of 0.05 by the buttons', async ({ assert }) => {
    const page = current()
    await choose(page)
    await zoomIn(page).click()
    assert.equal(await percent(page).innerText(), '55%')
    await zoomOut(page).click()
    await zoomOut(page).click()
    assert.equal(await percent(page).innerText(), '45%')
  })

  test('disables the minus button at 0.1 and the plus button at 3', async ({ assert }) => {
    const page = current()
    await choose(page)
    await slider(page).focus()
    await page.keyboard.press('Home')
    assert.isTrue(await zoomOut(page).isDisabled())
    assert.isTrue(await zoomIn(page).isEnabled())
    await page.keyboard.press('End')
    assert.isTrue(await zoomIn(page).isDisabled())
    assert.isTrue(await zoomOut(page).isEnabled())
  })

  test('never zooms past its ends by the buttons', async ({ assert }) => {
    const page = current()
    await choose(page)
    await slider(page).focus()
    await page.keyboard.press('Home')
    await page.keyboard.press('ArrowRight')
    await page.keyboard.press('ArrowRight')
    await zoomOut(page).click()
    assert.equal(await percent(page).innerText(), '10%')
  })

  test('turns by 90 degrees and wraps at 360', async ({ assert }) => {
    const page = current()
    await choose(page)
    const angle = async () =>
      /rotate\((\d+)deg\)/.exec((await cropper(page).getAttribute('style')) ?? '')?.[1]
    for (const degrees of ['90', '180', '270', '0']) {
      await button(dialog(page), 'Rotate').click()
      await page.waitForFunction(
        (wanted) =>
          document
            .querySelector('[data-testid=container] img')
            ?.getAttribute('style')
            ?.includes(`rotate(${wanted}deg)`),
        degrees
      )
      assert.equal(await angle(), degrees)
    }
  })

  test('is dragged to another place and brought back by Center Image', async ({ assert }) => {
    const page = current()
    await choose(page)
    const place = async () =>
      /translate\(([^)]*)\)/.exec((await cropper(page).getAttribute('style')) ?? '')?.[1]
    const before = await place()
    const box = (await dialog(page).locator('[data-testid=cropper]').boundingBox())!
    await page.mouse.move(box.x + 100, box.y + 100)
    await page.mouse.down()
    await page.mouse.move(box.x + 140, box.y + 120, { steps: 4 })
    await page.mouse.up()
    await page.waitForFunction(
      (start) =>
        !document
          .querySelector('[data-testid=container] img')
          ?.getAttribute('style')
          ?.includes(`translate(${start})`),
      before
    )
    assert.notEqual(await place(), before)
    await button(dialog(page), 'Center Image').click()
    await page.waitForFunction(
      (start) =>
        document
          .querySelector('[data-testid=container] img')
          ?.getAttribute('style')
          ?.includes(`translate(${start})`),
      before
    )
  })

  test('is moved with the arrow keys', async ({ assert }) => {
    const page = current()
    await choose(page)
    const style = await cropper(page).getAttribute('style')
    await dialog(page).locator('[data-testid=cropper]').focus()
    await page.keyboard.press('ArrowRight')
    await page.waitForFunction(
      (start) =>
        document.querySelector('[data-testid=container] img')?.getAttribute('style') !== start,
      style
    )
    assert.notEqual(await cropper(page).getAttribute('style'), style)
  })

  test('Clear takes the picture away and resets the editor', async ({ assert }) => {
    const page = current()
    await choose(page)
    await zoomIn(page).click()
    await button(dialog(page), 'Clear').click()
    await dialog(page).locator('[data-avatar]').waitFor()
    assert.isTrue(await button(dialog(page), 'Upload Photo').isDisabled())
    await chooser(page).setInputFiles(await picture())
    await slider(page).waitFor()
    assert.equal(await percent(page).innerText(), '50%')
  })

  test('Cancel closes it and resets it', async ({ assert }) => {
    const page = current()
    await choose(page)
    await zoomIn(page).click()
    await button(dialog(page), 'Cancel').click()
    await dialog(page).waitFor({ state: 'hidden' })
    await openDialog(page)
    assert.equal(await slider(page).count(), 0)
  })
})

test.group('The photo dialog in Arabic', (group) => {
  const current = sharedPage(group, { as: 'accountant', language: 'arabic', theme: 'dark' })

  test('speaks Arabic, and its picture is not mirrored', async ({ assert }) => {
    const page = current()
    await page.locator('#user-button').click()
    await page.locator('#change-photo').click()
    const box = page.getByRole('dialog')
    await box.locator('input[type=file]').setInputFiles(await picture())
    await box.getByRole('slider').waitFor()
    assert.equal(
      await box.locator('[dir]:has(> [data-testid=container])').getAttribute('dir'),
      'ltr'
    )
    const texts = await box.locator('button:not([aria-label])').allInnerTexts()
    for (const text of texts.filter(Boolean)) assert.match(text, /[\u0600-\u06ff]/)
  })
})
