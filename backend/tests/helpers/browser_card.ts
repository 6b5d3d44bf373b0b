import type { Browser } from 'playwright-core'

export interface CardText {
  name: string
  jobTitle: string
  company: string
  mobile: string
  email: string
  website: string
  address: string
}

/** A business card as its owner would hand it over. */
export async function cardPicture(
  browser: Browser,

  card: CardText
): Promise<{ name: string; mimeType: string; buffer: Buffer }> {
  const page = await browser.newPage({
    viewport: { width: 1050, height: 600 },
    deviceScaleFactor: 2,
  })
  await page.setContent(`<!doctype html><meta charset="utf-8">
    <style>
      body { margin: 0; padding: 64px; font: 28px/1.5 'Liberation Sans', Arial, sans-serif; color: #111 }
      h1 { margin: 0; font-size: 52px } h2 { margin: 0 0 8px; font-size: 34px }
      p { margin: 0 } hr { margin: 28px 0 }
    </style>
    <h2>${card.company}</h2><hr>
    <h1>${card.name}</h1><p>${card.jobTitle}</p><hr>
    <p>Mobile: ${card.mobile}</p><p>Email: ${card.email}</p>
    <p>${card.website}</p><p>${card.address}</p>`)
  const buffer = await page.screenshot({ type: 'png' })
  await page.close()
  return { name: 'card.png', mimeType: 'image/png', buffer }
}
