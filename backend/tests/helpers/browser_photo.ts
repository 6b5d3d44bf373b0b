import type { Page } from 'playwright-core'
import sharp from 'sharp'
import { button } from './browser_steps.js'

/** A picture of one colour on the left and another on the right. */
export async function picture(width = 400, height = 300, name = 'me.png') {
  const buffer = await sharp({ create: { width, height, channels: 3, background: '#20508a' } })
    .composite([
      {
        input: { create: { width: width / 2, height, channels: 3, background: '#d08020' } },
        left: 0,
        top: 0,
      },
    ])
    .png()
    .toBuffer()
  return { name, mimeType: 'image/png', buffer }
}

export const dialog = (page: Page) => page.getByRole('dialog', { name: 'Update Profile Photo' })
export const percent = (page: Page) => dialog(page).locator('output')
export const chooser = (page: Page) => dialog(page).locator('input[type=file]')
export const slider = (page: Page) => dialog(page).getByRole('slider')
export const zoomOut = (page: Page) => button(dialog(page), 'Zoom out')
export const zoomIn = (page: Page) => button(dialog(page), 'Zoom in')
export const cropper = (page: Page) => dialog(page).locator('[data-testid=container] img')

export async function openDialog(page: Page) {
  await page.getByRole('button', { name: /^Account of/ }).click()
  await button(page, 'Change photo').click()
  await dialog(page).waitFor()
}

export async function choose(page: Page, file?: Awaited<ReturnType<typeof picture>>) {
  await openDialog(page)
  await chooser(page).setInputFiles(file ?? (await picture()))
  await slider(page).waitFor()
  await page.waitForFunction(() => {
    const image = document.querySelector<HTMLImageElement>('[data-testid=container] img')
    return image?.complete && image.naturalWidth > 0
  })
}
