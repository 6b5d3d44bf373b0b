import { test } from '@japa/runner'
import { axeProblems } from '#tests/helpers/browser_axe'
import { sendThrough } from '#tests/helpers/browser_mails'
import { PortalProcess } from '#tests/helpers/browser_portal'
import { stage } from '#tests/helpers/browser_stage'
import { button, link, sees, seesHeading } from '#tests/helpers/browser_steps'
import { LANGUAGES, words, type Language } from '#tests/helpers/browser_words'
import { openMailServer, type MailServer } from '#tests/helpers/smtp_server'
import { until } from '#tests/helpers/until'

const NEW = 'Granite-and-glass-9'
const PEOPLE: Record<Language, string> = { english: 'engineer', arabic: 'po.clerk' }

test.group('Forgotten passwords in the browser', (group) => {
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

  for (const language of LANGUAGES)
    test(`a link from a mail sets another one, once, in ${language}`, async ({
      assert,
      cleanup,
    }) => {
      const text = words(language)
      const username = PEOPLE[language]
      const context = await stage().browser.newContext({ baseURL: portal.origin })
      cleanup(() => context.close())
      const preferences = { 'ui-language': language, 'ui-theme': 'light', 'ui-muted': 'true' }
      await context.addInitScript((entries) => {
        for (const [name, value] of Object.entries(entries)) localStorage.setItem(name, value)
      }, preferences)
      const page = await context.newPage()
      const asked: string[] = []
      page.on('request', (one) => asked.push(`${one.url()} ${one.headers().referer ?? ''}`))
      await page.goto('/login')
      await link(page, text('auth.forgot.link')).click()
      await page.getByLabel(text('auth.forgot.username')).fill(`${username}@binaa.example`)
      assert.deepEqual(await axeProblems(page, 'forgot', { frameless: true, asWorn: true }), [])
      await button(page, text('auth.forgot.send')).click()
      await sees(page, text('auth.forgot.asked'))
      const mine = () =>
        server.received.filter(({ envelope }) => envelope.to[0]?.startsWith(username))
      await until(() => mine().length > 0, 30_000)
      const [, address] = /href="([^"]+\/reset-password#[\w-]{43})"/.exec(String(mine()[0]!.html))!
      await page.goto(address!)
      assert.equal(await page.getByLabel(text('auth.username')).inputValue(), username)
      assert.equal(page.url(), `${portal.origin}/reset-password`)
      assert.deepEqual(await axeProblems(page, 'reset', { frameless: true, asWorn: true }), [])
      await page.getByLabel(text('account.password.new'), { exact: true }).fill(NEW)
      await page.getByLabel(text('account.password.repeat')).fill(NEW)
      await button(page, text('auth.reset.save')).click()
      await sees(page, text('auth.reset.done'))
      const token = address!.split('#')[1]!
      assert.isFalse(asked.some((one) => one.includes(token)))
      await link(page, text('auth.forgot.back')).click()
      await page.getByLabel(text('auth.username')).fill(username)
      await page.getByLabel(text('auth.password'), { exact: true }).fill(NEW)
      await button(page, text('auth.login')).click()
      await page.getByRole('heading', { level: 1 }).waitFor()
      // the link leads a second time to a new one only, also who is signed in
      await page.goto('about:blank')
      await page.goto(address!)
      await seesHeading(page, text('auth.reset.title'))
      await link(page, text('auth.reset.again')).waitFor()
    }).timeout(180_000)
})
