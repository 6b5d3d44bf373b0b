import { test } from '@japa/runner'
import { answerCalls, holdCalls, noteCalls } from '#tests/helpers/browser_answers'
import { choose, chooser, dialog, openDialog, picture, slider } from '#tests/helpers/browser_photo'
import { sharedPage } from '#tests/helpers/browser_shared'
import { button, sees, toastOf } from '#tests/helpers/browser_steps'

const UPLOAD = '/api/auth/users/14/photo'

test.group('A new photo', (group) => {
  const current = sharedPage(group, {
    as: 'accountant',
    refusals: [500, 422],
    says: [/^Photo upload failed/],
  })

  test('refuses a file that is no image: "Invalid file type"', async ({ assert }) => {
    const page = current()
    await openDialog(page)
    await chooser(page).setInputFiles({
      name: 'cv.pdf',
      mimeType: 'application/pdf',
      buffer: Buffer.from('%PDF-1.4'),
    })
    await toastOf(page).getByText('Invalid file type').waitFor()
    await sees(toastOf(page), 'Please select an image file (JPG, PNG, etc.)')
    assert.equal(await slider(page).count(), 0)
  })

  test('refuses more than 5 MB: "File too large"', async ({ assert }) => {
    const page = current()
    await openDialog(page)
    const buffer = Buffer.alloc(5 * 1024 * 1024 + 1)
    await chooser(page).setInputFiles({ name: 'big.png', mimeType: 'image/png', buffer })
    await toastOf(page).getByText('File too large').waitFor()
    await sees(toastOf(page), 'Please select an image smaller than 5MB')
    assert.equal(await slider(page).count(), 0)
  })

  test('takes exactly 5 MB', async ({ assert }) => {
    const page = current()
    await openDialog(page)
    const { buffer } = await picture()
    const padded = Buffer.concat([buffer, Buffer.alloc(5 * 1024 * 1024 - buffer.length)])
    await chooser(page).setInputFiles({ name: 'full.png', mimeType: 'image/png', buffer: padded })
    await slider(page).waitFor()
    assert.equal(await toastOf(page).count(), 0)
  })

  test('sends one field named photo: a 200 by 200 JPEG named avatar.jpg', async ({ assert }) => {
    const page = current()
    await page.evaluate(() => {
      const send = FormData.prototype.append
      FormData.prototype.append = function (this: FormData, ...args: [string, Blob, string]) {
        const all = ((window as unknown as { sent?: unknown[] }).sent ??= [])
        all.push(args)
        return send.apply(this, args)
      } as typeof send
    })
    const calls = noteCalls(page, UPLOAD, 'POST')
    await choose(page)
    await button(dialog(page), 'Save Photo').click()
    await toastOf(page).getByText('Photo updated').waitFor()
    assert.match(calls[0].headers()['content-type'], /^multipart\/form-data/)
    const sent = await page.evaluate(async () => {
      const fields = (window as unknown as { sent: [string, File, string][] }).sent
      return Promise.all(
        fields.map(async ([name, file, filename]) => {
          const bitmap = await createImageBitmap(file)
          const head = [...new Uint8Array(await file.slice(0, 3).arrayBuffer())]
          return { name, filename, type: file.type, size: [bitmap.width, bitmap.height], head }
        })
      )
    })
    assert.deepEqual(sent, [
      {
        name: 'photo',
        filename: 'avatar.jpg',
        type: 'image/jpeg',
        size: [200, 200],
        head: [0xff, 0xd8, 0xff],
      },
    ])
  })

  test('asks the canvas for quality 0.9', async ({ assert }) => {
    const page = current()
    await page.evaluate(() => {
      const make = HTMLCanvasElement.prototype.toBlob
      HTMLCanvasElement.prototype.toBlob = function (callback, type, quality) {
        Object.assign(window, { asked: { type, quality } })
        return make.call(this, callback, type, quality)
      }
    })
    await answerCalls(page, UPLOAD, { status: 500, body: {} })
    await choose(page)
    await button(dialog(page), 'Save Photo').click()
    await toastOf(page).waitFor()
    const requested = await page.evaluate(() => (window as unknown as { asked: object }).asked)
    assert.deepEqual(requested, { type: 'image/jpeg', quality: 0.9 })
  })

  test('closes on success, says so, and the new photo is in the header at once', async ({
    assert,
  }) => {
    const page = current()
    await choose(page)
    const release = await holdCalls(page, '/api/auth/current-user')
    await button(dialog(page), 'Save Photo').click()
    await toastOf(page).getByText('Photo updated').waitFor()
    await sees(toastOf(page), 'Your profile photo has been updated successfully')
    await dialog(page).waitFor({ state: 'hidden' })
    await page.locator('#user-button [data-avatar] img').waitFor()
    release()
    const address = await page.locator('#user-button [data-avatar] img').getAttribute('src')
    const { type, size } = await page.evaluate(async (url) => {
      const blob = await (await fetch(url!)).blob()
      const { width, height } = await createImageBitmap(blob)
      return { type: blob.type, size: [width, height] }
    }, address)
    assert.equal(type, 'image/jpeg')
    assert.deepEqual(size, [200, 200])
  })

  test('refreshes the current user and the list of users after the upload', async ({ assert }) => {
    const page = current()
    const requested = noteCalls(page, '/api/auth/current-user')
    await choose(page)
    await button(dialog(page), 'Save Photo').click()
    await toastOf(page).getByText('Photo updated').waitFor()
    await dialog(page).waitFor({ state: 'hidden' })
    await page.waitForFunction(
      () => performance.getEntriesByName(`${location.origin}/api/auth/current-user`).length > 1
    )
    assert.isAbove(requested.length, 0)
  })

  test('shows "Processing..." while saving and cannot be pressed again', async ({ assert }) => {
    const page = current()
    const release = await holdCalls(page, UPLOAD)
    await choose(page)
    await button(dialog(page), 'Save Photo').click()
    const busy = button(dialog(page), 'Processing...')
    await busy.waitFor()
    assert.isTrue(await busy.isDisabled())
    assert.isTrue(await button(dialog(page), 'Clear').isDisabled())
    release()
    await dialog(page).waitFor({ state: 'hidden' })
  })

  test('stays open when the upload fails: "Upload failed"', async ({ assert }) => {
    const page = current()
    await answerCalls(page, UPLOAD, { status: 500, body: { message: 'disk' } })
    await choose(page)
    await button(dialog(page), 'Save Photo').click()
    await toastOf(page).getByText('Upload failed').waitFor()
    await sees(toastOf(page), 'Failed to upload photo. Please try again.')
    assert.isTrue(await button(dialog(page), 'Save Photo').isEnabled())
  })

  test('says "Upload failed" when the picture cannot be processed, and logs why', async ({
    assert,
  }) => {
    const page = current()
    const logged: string[] = []
    page.on('console', (message) => logged.push(message.text()))
    await page.evaluate(() => {
      HTMLCanvasElement.prototype.toBlob = (callback) => callback(null)
    })
    await choose(page)
    await button(dialog(page), 'Save Photo').click()
    await toastOf(page).getByText('Upload failed').waitFor()
    assert.isTrue(logged.some((text) => text.includes('Failed to process image')))
  })

  test('says that a broken picture cannot be shown, and that it cannot be saved', async () => {
    const page = current()
    await openDialog(page)
    const buffer = Buffer.from('not a picture at all')
    await chooser(page).setInputFiles({ name: 'broken.png', mimeType: 'image/png', buffer })
    await sees(dialog(page), "This image can't be displayed. Please choose another one.")
    await dialog(page).locator('.ant-btn-primary').click()
    await toastOf(page).getByText('Upload failed').waitFor()
  })
})
