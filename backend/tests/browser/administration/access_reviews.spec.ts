import { test } from '@japa/runner'
import { DEMO_PASSWORD, DEMO_USERS } from '#database/seeders/demo/users'
import { stage } from '#tests/helpers/browser_stage'
import { button, link, sees, seesHeading } from '#tests/helpers/browser_steps'
import { httpSession } from '#tests/helpers/http_session'
import { words } from '#tests/helpers/browser_words'

const REVIEWS = 'administration.access_reviews'
const ITEMS = 'administration.access_review_items'
/** In a set of the demo company. */
const MEMBER = DEMO_USERS.find(({ username }) => username === 'hr.officer')!

const MANAGER = DEMO_USERS.find(({ username }) => username === 'general.manager')!

/** The other owner looks at all accounts that are left, but their own. */
async function confirmOthers(reviewId: number) {
  const { origin, headers } = await httpSession(
    MANAGER.username,
    DEMO_PASSWORD,
    stage().portal.origin
  )
  const path = `${origin}/api/access-review-items`
  const query = `reviewId=${reviewId}&state=pending&_start=0&_end=100`
  const items = await (await fetch(`${path}?${query}`, { headers })).json()
  for (const { id, version, user } of items as Left[]) {
    if (user.username === MANAGER.username) continue
    const answer = await fetch(`${path}/${id}/confirm`, {
      ...{ method: 'POST', body: '{}' },
      headers: { ...headers, 'Content-Type': 'application/json', 'If-Match': `"${version}"` },
    })
    if (!answer.ok) throw new Error(`${user.username}: ${answer.status}`)
  }
}

interface Left {
  id: number
  version: number
  user: { username: string }
}

test.group('Access reviews in the browser', () => {
  test('accounts are confirmed together, one loses a set, and the review is completed and exported', async ({
    test: current,
  }) => {
    const text = words('english')
    const confirm = text(`${ITEMS}.confirm`)
    const page = await stage().visit({ test: current }, { as: 'admin', language: 'english' })
    const inDialog = (name: string) => button(page.getByRole('dialog'), name)
    await page.goto('/admin/access-reviews/new')
    await button(page, text('common.save')).click()
    await page.getByRole('tab', { name: text(`${ITEMS}.tabs.pending`) }).waitFor()

    await page.goto(`${page.url().split('?')[0]}?name=${encodeURIComponent(MEMBER.name)}`)
    const review = page.url().split('?')[0]!
    await link(page, MEMBER.name).click()
    await seesHeading(page, MEMBER.name)
    await button(page, text(`${ITEMS}.change`)).click()
    await page.getByRole('checkbox', { name: 'Human resources' }).click()
    await page.getByLabel(text(`${ITEMS}.fields.reason`)).fill('Moved to the site')
    await inDialog(text(`${ITEMS}.change`)).click()
    await sees(page, text(`${ITEMS}.state.changed`))

    await page.goto(`${review}?size=100`)
    await page.getByRole('checkbox').first().click()
    await button(page, confirm).click()
    await inDialog(confirm).click()
    await page.getByRole('dialog').waitFor({ state: 'hidden' })
    await confirmOthers(Number(review.split('/').at(-1)))
    await page.goto(`${review}?size=100`)
    await link(page, MANAGER.name).click()
    await seesHeading(page, MANAGER.name)
    await button(page, confirm).click()
    await inDialog(confirm).click()
    await sees(page, text(`${ITEMS}.state.kept`))

    await page.goto(review)
    await button(page, text(`${REVIEWS}.complete`)).click()
    await inDialog(text(`${REVIEWS}.complete`)).click()
    await sees(page, text(`${REVIEWS}.completed`))
    await button(page, text('kit.export')).click()
    await page.getByRole('menuitem', { name: text('kit.table.export_as.pdf') }).click()
    await page
      .getByRole('dialog')
      .getByRole('button', { name: text('kit.job.download') })
      .waitFor()
  }).timeout(240_000)
})
