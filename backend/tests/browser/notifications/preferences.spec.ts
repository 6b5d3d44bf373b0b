import { test } from '@japa/runner'
import { axeProblems } from '#tests/helpers/browser_axe'
import {
  bell,
  dropdown,
  haveNotifications,
  notification,
  openBell,
} from '#tests/helpers/browser_notifications'
import { found } from '#tests/helpers/browser_records'
import { stage } from '#tests/helpers/browser_stage'
import { choose, sees, seesHeading, settled } from '#tests/helpers/browser_steps'
import { LANGUAGES, words } from '#tests/helpers/browser_words'

const PHONE = { width: 390, height: 844 }

interface Preference {
  kind: string
  sound: boolean
}

test.group('Notifications as one wants them', () => {
  for (const language of LANGUAGES)
    test(`kinds by channel and quiet hours are kept, in ${language}`, async (context) => {
      const { assert } = context
      const text = words(language)
      const as = language === 'english' ? 'bdm' : 'engineer'
      const page = await stage().visit(context, {
        as,
        language,
        theme: language === 'arabic' ? 'dark' : 'light',
      })
      await page.setViewportSize(PHONE)
      await page.goto('/account/preferences')
      await settled(page)
      const kind = text('notifications.kinds.expiries.title')
      const required = page.getByRole('switch', {
        ...{ name: text('notifications.kinds.security.title'), exact: true },
      })
      assert.isTrue(await required.isDisabled())
      await sees(page, text('notifications.preferences.locked.security'))
      const sound = page.getByRole('switch', {
        name: `${text('notifications.preferences.sound')}: ${kind}`,
      })
      const saved = page.waitForResponse((one) => one.request().method() === 'PATCH')
      await sound.click()
      assert.equal((await saved).status(), 200)
      const stored = await found<Preference[]>(as, '/api/notifications/preferences')
      assert.isFalse(stored.find((one) => one.kind === 'expiries')!.sound)
      const set = page.waitForResponse((one) => one.request().method() === 'PUT')
      await page.getByRole('switch', { name: text('notifications.quiet.title') }).click()
      await set
      const again = page.waitForResponse((one) => one.request().method() === 'PUT')
      await choose(page, text('notifications.quiet.startsAt'), '21:30')
      await again
      assert.deepEqual(await found<object>(as, '/api/notifications/quiet-hours'), {
        hours: { startsAt: '21:30', endsAt: '07:00', daysOff: false },
      })
      assert.isTrue(
        await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)
      )
      assert.deepEqual(
        await axeProblems(page, 'preferences', { frameless: true, asWorn: true }),
        []
      )
      const ended = page.waitForResponse((one) => one.request().method() === 'PUT')
      await page.getByRole('switch', { name: text('notifications.quiet.title') }).click()
      await ended
    })

  test('many of a type are one line that opens to its rows; all of them are counted', async (context) => {
    const { assert } = context
    const page = await stage().visit(context, { as: 'storekeeper' })
    const waiting = Array.from({ length: 4 }, (_, at) =>
      notification({
        ...{ type: 'purchase_order_approval_requested', kind: 'approval_requests' },
        title: `Order ${at}`,
      })
    )
    const alone = notification({ kind: 'security', type: 'session_ended', title: 'Signed out' })
    await haveNotifications(page, [...waiting, alone], 120)
    await page.goto('/hr')
    await settled(page)
    await sees(bell(page), '99+')
    await openBell(page)
    const group = dropdown(page).getByRole('button', {
      name: /^4 purchase orders await your approval/,
    })
    await group.waitFor()
    await sees(dropdown(page), 'Signed out')
    assert.equal(await dropdown(page).getByText('Order 1').count(), 0)
    assert.deepEqual(await axeProblems(page, 'group', { within: dropdown(page), asWorn: true }), [])
    await group.click()
    for (const { title } of waiting) await sees(dropdown(page), title)
  })

  test('a notification is put off and brought back', async (context) => {
    const { assert } = context
    const text = words('english')
    const page = await stage().visit(context, { as: 'buyer' })
    await page.goto('/notifications?state=unread')
    await seesHeading(page, text('notifications.title'))
    await settled(page)
    const count = async () =>
      (await found<{ count: number }>('buyer', '/api/notifications/unread-count')).count
    const before = await count()
    assert.isAbove(before, 0)
    const put = page.waitForResponse((one) => one.request().method() === 'PUT')
    await page
      .getByRole('button', { name: /^Snooze: / })
      .first()
      .click()
    await page.getByRole('menuitem', { name: text('notifications.snooze.hour') }).click()
    assert.equal((await put).status(), 200)
    assert.equal(await count(), before - 1)
    await page.goto('/notifications?state=snoozed')
    await sees(page, text('notifications.snooze.until'))
    const back = page.waitForResponse((one) => one.request().method() === 'DELETE')
    await page.getByRole('button', { name: /^Change snooze: / }).click()
    await page.getByRole('menuitem', { name: text('notifications.snooze.wake') }).click()
    assert.equal((await back).status(), 200)
    assert.equal(await count(), before)
  })
})
