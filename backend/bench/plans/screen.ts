import type { BrowserContext, CDPSession, Page } from 'playwright-core'

const PATIENCE_MS = 60_000
const MOVES = 40
const WHEELS = 60

/** What is on the screen when someone can work with a view. */
const USABLE = { list: '[role=treegrid] [role=gridcell]', gantt: '.gantt_task_line' } as const
export type View = keyof typeof USABLE

export const addressOf = (projectId: number, view: View) =>
  `/production/projects/${projectId}/schedule?view=${view}`

/** Milliseconds from the navigation until rows are drawn, in a browser that has been here before. */
export async function openView(page: Page, projectId: number, view: View): Promise<number> {
  await page.goto('about:blank')
  await page.goto(addressOf(projectId, view), { waitUntil: 'commit' })
  await page.locator(USABLE[view]).first().waitFor({ timeout: PATIENCE_MS })
  return page.evaluate(
    () => new Promise<number>((done) => requestAnimationFrame(() => done(performance.now())))
  )
}

/** Milliseconds from the click on a view's button on its project's page until rows are drawn. */
export async function openFromProject(page: Page, projectId: number, view: View): Promise<number> {
  await page.goto(`/production/projects/${projectId}?tab=schedule`, { waitUntil: 'networkidle' })
  const button = page.locator(`main a[href="${addressOf(projectId, view)}"]`)
  await button.waitFor({ timeout: PATIENCE_MS })
  return button.evaluate(
    (link, usable) =>
      new Promise<number>((done) => {
        const begun = performance.now()
        const look = () =>
          document.querySelector(usable)
            ? requestAnimationFrame(() => done(performance.now() - begun))
            : requestAnimationFrame(look)
        ;(link as HTMLElement).click()
        look()
      }),
    USABLE[view]
  )
}

/** What the page's only thread has worked so far, in milliseconds. */
async function workedMs(session: CDPSession): Promise<number> {
  const { metrics } = await session.send('Performance.getMetrics')
  return 1000 * metrics.find(({ name }) => name === 'TaskDuration')!.value
}

/** What each move of a mouse that drags the first bar costs the page, preview included. */
export async function dragCosts(context: BrowserContext, page: Page): Promise<number[]> {
  const session = await context.newCDPSession(page)
  await session.send('Performance.enable')
  const bar = page.locator('.gantt_task_line:not(.gantt_project)').first()
  const box = (await bar.boundingBox())!
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2]
  await page.mouse.move(x, y)
  await page.mouse.down()
  await page.mouse.move(x + 20, y, { steps: 4 })
  const costs: number[] = []
  for (let move = 0; move < MOVES; move++) {
    const before = await workedMs(session)
    await page.mouse.move(x + 24 + 3 * move, y)
    await nextFrame(page)
    costs.push((await workedMs(session)) - before)
  }
  await page.keyboard.press('Escape')
  await page.mouse.up()
  return costs
}

const nextFrame = (page: Page) =>
  page.evaluate(() => new Promise<void>((done) => requestAnimationFrame(() => done())))

/** Milliseconds between the frames while a wheel scrolls through the chart. */
export async function scrollFrames(page: Page): Promise<number[]> {
  const box = (await page.locator('.gantt_data_area').first().boundingBox())!
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2)
  await page.evaluate(() => {
    const seen = window as unknown as { frames: number[] }
    seen.frames = []
    const note = (at: number) => {
      seen.frames.push(at)
      requestAnimationFrame(note)
    }
    requestAnimationFrame(note)
  })
  for (let wheel = 0; wheel < WHEELS; wheel++) {
    await page.mouse.wheel(0, 240)
    await nextFrame(page)
  }
  const frames = await page.evaluate(() => (window as unknown as { frames: number[] }).frames)
  return frames.slice(1).map((at, index) => at - frames[index])
}
