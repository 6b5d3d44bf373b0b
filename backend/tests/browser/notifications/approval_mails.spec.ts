import { join } from 'node:path'
import { test } from '@japa/runner'
import Database from 'better-sqlite3'
import type { Page } from 'playwright-core'
import { axeProblems } from '#tests/helpers/browser_axe'
import { sendThrough, signedInApi, write } from '#tests/helpers/browser_mails'
import { PortalProcess } from '#tests/helpers/browser_portal'
import { DEMO_PASSWORD, stage } from '#tests/helpers/browser_stage'
import { button, sees, seesHeading } from '#tests/helpers/browser_steps'
import { LANGUAGES, words, type Language } from '#tests/helpers/browser_words'
import { openMailServer, type MailServer } from '#tests/helpers/smtp_server'
import { until } from '#tests/helpers/until'

const PHONE = { width: 390, height: 844 }
const APPROVER = 'chief.engineer'

interface Order {
  id: number
  number: string
  version: number
}

test.group('Approval from a mail, in the browser', (group) => {
  let portal: PortalProcess
  let server: MailServer
  group.setup(async () => {
    server = await openMailServer()
    portal = await PortalProcess.start()
    await sendThrough(portal, server)
  })
  group.teardown(async () => {
    await portal.stop()
    await server.close()
  })

  /** An order of some riyals that waits for the approver. */
  async function submitted(): Promise<Order> {
    const api = await signedInApi(portal, 'po.clerk')
    const [known] = await (await api.get('/api/purchase-orders?_start=0&_end=1')).json()
    const goods = { description: 'Anchor bolts', unit: 'pcs', quantity: '10', unitPrice: '100' }
    const data = { vendorId: known.vendorId, lines: [{ ...goods, vatRate: '15' }] }
    const draft = await write<Order>(api, '/api/purchase-orders', { data })
    const path = `/api/purchase-orders/${draft.id}/submit`
    const order = await write<Order>(api, path, { seen: draft.version })
    await api.dispose()
    return order
  }

  /** The link of a mail that has come for this order. */
  async function linkOf({ number }: Order, decision: string): Promise<string> {
    const mine = () =>
      server.received.find(
        ({ envelope, subject }) => envelope.to[0]?.startsWith(APPROVER) && subject?.includes(number)
      )
    await until(() => mine() !== undefined, 60_000)
    const hrefs = [...String(mine()!.html).matchAll(/href="([^"]+)"/g)].map(([, href]) =>
      href!.replaceAll('&amp;', '&')
    )
    return hrefs.find((href) => href.endsWith(`decision=${decision}`))!
  }

  /** What the database says of it. */
  function stored({ id }: Order) {
    const file = join(portal.env.DATA_DIR, 'binaa.sqlite3')
    const database = new Database(file, { readonly: true })
    try {
      const order = database
        .prepare('SELECT status, version FROM purchase_orders WHERE id = ?')
        .get(id) as { status: string; version: number }
      const step = database
        .prepare(
          `SELECT steps.status, steps.comment, users.username FROM approval_steps AS steps
           JOIN approval_requests AS requests ON requests.id = steps.request_id
           LEFT JOIN users ON users.id = steps.decided_by
           WHERE requests.document_type = 'purchase_order' AND requests.document_id = ?`
        )
        .get(id) as { status: string; comment: string | null; username: string | null }
      return { order, step }
    } finally {
      database.close()
    }
  }

  async function onPhone(language: Language, cleanup: (undo: () => Promise<void>) => void) {
    const context = await stage().browser.newContext({ baseURL: portal.origin, viewport: PHONE })
    cleanup(() => context.close())
    const theme = language === 'arabic' ? 'dark' : 'light'
    const preferences = { 'ui-language': language, 'ui-theme': theme, 'ui-muted': 'true' }
    await context.addInitScript((entries) => {
      for (const [name, value] of Object.entries(entries)) localStorage.setItem(name, value)
    }, preferences)
    return context.newPage()
  }

  async function signIn(page: Page, language: Language, username: string) {
    const text = words(language)
    await page.getByLabel(text('auth.username')).fill(username)
    await page.getByLabel(text('auth.password'), { exact: true }).fill(DEMO_PASSWORD)
    await button(page, text('auth.login')).click()
  }

  const isAsWide = (page: Page) =>
    page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)

  for (const language of LANGUAGES)
    test(`its links lead, after a sign-in on a phone, to one click that decides, in ${language}`, async ({
      assert,
      cleanup,
    }) => {
      const text = words(language)
      const order = await submitted()
      const page = await onPhone(language, cleanup)
      await page.goto(await linkOf(order, 'reject'))
      await signIn(page, language, APPROVER)
      await seesHeading(page, new RegExp(order.number))
      assert.equal(new URL(page.url()).origin, portal.origin)
      assert.isTrue(await isAsWide(page))
      assert.deepEqual(await axeProblems(page, 'decision', { frameless: true, asWorn: true }), [])
      assert.containsSubset(stored(order), {
        ...{ order: { status: 'submitted', version: order.version }, step: { status: 'pending' } },
      })
      // without a reason nothing is rejected
      await button(page, text('notifications.decision.confirm_reject')).click()
      await sees(page, text('kit.required'))
      assert.equal(stored(order).step.status, 'pending')
      // the link of the other answer, now signed in
      await page.goto(await linkOf(order, 'approve'))
      await button(page, text('notifications.decision.confirm_approve')).click()
      await sees(page, text('notifications.decision.is_approved'))
      assert.containsSubset(stored(order), {
        order: { status: 'approved' },
        step: { status: 'approved', username: APPROVER },
      })
    }).timeout(180_000)

  test('a document that was changed since is shown as it is, and says so', async ({
    assert,
    cleanup,
  }) => {
    const text = words('english')
    const order = await submitted()
    const link = await linkOf(order, 'approve')
    const [director, clerk] = [
      await signedInApi(portal, 'technical.director'),
      await signedInApi(portal, 'po.clerk'),
    ]
    const path = `/api/purchase-orders/${order.id}`
    const rejected = await write<Order>(director, `${path}/reject`, {
      ...{ seen: order.version, data: { reason: 'Twice as many' } },
    })
    const goods = { description: 'Anchor bolts', unit: 'pcs', quantity: '20', unitPrice: '100' }
    const edited = await write<Order>(clerk, path, {
      ...{ method: 'PATCH', seen: rejected.version },
      data: { lines: [{ ...goods, vatRate: '15' }] },
    })
    await write<Order>(clerk, `${path}/submit`, { seen: edited.version })
    const page = await onPhone('english', cleanup)
    await page.goto(link)
    await signIn(page, 'english', APPROVER)
    await sees(page, text('notifications.decision.changed_since'))
    await sees(page, text('notifications.decision.changes'))
    await sees(page, /2,300\.00/)
    await button(page, text('notifications.decision.confirm_approve')).click()
    await sees(page, text('notifications.decision.is_approved'))
    assert.equal(stored(order).order.status, 'approved')
    for (const api of [director, clerk]) await api.dispose()
  }).timeout(180_000)

  test('whom it was forwarded to has their own rights, and nothing leads elsewhere', async ({
    assert,
    cleanup,
  }) => {
    const text = words('english')
    const order = await submitted()
    const link = new URL(await linkOf(order, 'approve'))
    const page = await onPhone('english', cleanup)
    const asked: string[] = []
    page.on('request', (one) => asked.push(new URL(one.url()).origin))
    link.searchParams.set('to', 'https://evil.example/')
    await page.goto(link.href)
    await signIn(page, 'english', 'storekeeper')
    await seesHeading(page, text('notifications.decision.not_yours'))
    for (const wrong of [
      '/login?to=https://evil.example/',
      '/login?to=//evil.example/',
      '/login?to=/%09/evil.example/',
      '/approvals/1?decision=https://evil.example&version=//evil.example',
      '/approvals/https:%2F%2Fevil.example',
      '/approvals//evil.example',
    ]) {
      const answered = await page.goto(wrong)
      // what is no path of a page the server refuses itself
      if (wrong.includes('?')) await page.getByRole('heading', { level: 1 }).waitFor()
      else assert.equal(answered?.status(), 404)
      assert.equal(new URL(page.url()).origin, portal.origin, wrong)
    }
    assert.deepEqual([...new Set(asked)], [portal.origin])
    assert.equal(stored(order).step.status, 'pending')
  }).timeout(180_000)
})
