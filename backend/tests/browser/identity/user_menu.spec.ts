import { test } from '@japa/runner'
import type { Page } from 'playwright-core'
import { answerCalls } from '#tests/helpers/browser_answers'
import { found } from '#tests/helpers/browser_records'
import { sharedPage } from '#tests/helpers/browser_shared'
import { stage } from '#tests/helpers/browser_stage'
import { madeUser } from '#tests/helpers/browser_users'
import { button, link, settled } from '#tests/helpers/browser_steps'

const CURRENT_USER = '/api/auth/current-user'

const menu = (page: Page) => page.locator('#user-panel')

async function openMenu(page: Page) {
  await page.getByRole('button', { name: /^Account of/ }).click()
  await menu(page).getByRole('button', { name: 'Logout' }).waitFor()
}

test.group('The header', (group) => {
  const current = sharedPage(group, { as: 'bdm' })

  test('has a logo that leads to /departments', async ({ assert }) => {
    const logo = current().getByRole('banner').getByRole('link').first()
    await logo.waitFor()
    assert.equal(await logo.getAttribute('href'), '/departments')
  })

  test('shows bell, user button, language toggle and theme toggle to a signed-in person', async () => {
    const header = current().getByRole('banner')
    await header.getByRole('button', { name: /^Notifications/ }).waitFor()
    await header.getByRole('button', { name: 'Account of Faisal Al-Dosari' }).waitFor()
    await header.getByRole('button', { name: /Switch to/ }).waitFor()
    await header.getByRole('switch', { name: 'Dark mode' }).waitFor()
  })

  test('has a rounded user button with a small avatar, the name and a chevron', async ({
    assert,
  }) => {
    const user = button(current(), 'Account of Faisal Al-Dosari')
    await user.waitFor()
    const { radius, height } = await user.evaluate((one) => ({
      radius: Number.parseFloat(getComputedStyle(one).borderRadius),
      height: one.getBoundingClientRect().height,
    }))
    assert.isAtLeast(radius, height / 2 - 1)
    const avatar = user.locator('[data-avatar]')
    assert.equal(await avatar.innerText(), 'FA')
    assert.isBelow((await avatar.boundingBox())!.width, 32)
    await user.getByText('Faisal Al-Dosari', { exact: true }).waitFor()
    await user.locator('.anticon-down').waitFor()
  })
})

test.group('The user menu', (group) => {
  const current = sharedPage(group, { as: 'bdm' })

  test('shows a larger avatar, the name and the username in italics', async ({ assert }) => {
    const page = current()
    await openMenu(page)
    assert.isAtLeast((await menu(page).locator('[data-avatar]').boundingBox())!.width, 48)
    await menu(page).getByText('Faisal Al-Dosari', { exact: true }).waitFor()
    const username = menu(page).getByText('bdm', { exact: true })
    assert.equal(await username.evaluate((one) => getComputedStyle(one).fontStyle), 'italic')
  })

  test('has a camera button to change the photo', async () => {
    await openMenu(current())
    await menu(current()).getByRole('button', { name: 'Change photo' }).click()
    await current().getByRole('dialog', { name: 'Update Profile Photo' }).waitFor()
  })

  test('ends with a red Logout item', async ({ assert }) => {
    await openMenu(current())
    const colour = await button(menu(current()), 'Logout').evaluate(
      (one) => getComputedStyle(one).color
    )
    const [red, green, blue] = colour.match(/\d+/g)!.map(Number)
    assert.isAbove(red, 150)
    assert.isBelow(Math.max(green, blue), 80)
  })

  test('closes with Escape and gives the focus back', async ({ assert }) => {
    await openMenu(current())
    await current().keyboard.press('Escape')
    await menu(current()).waitFor({ state: 'hidden' })
    assert.match(
      String(await current().evaluate(() => document.activeElement?.textContent)),
      /Account of/
    )
  })

  test('has no Admin Dashboard item for someone who is no administrator', async ({ assert }) => {
    await openMenu(current())
    assert.equal(await link(menu(current()), 'Admin Dashboard').count(), 0)
  })
})

test.group('The Admin Dashboard item', () => {
  const open = async (
    test: Parameters<ReturnType<typeof stage>['visit']>[0],
    as: string,
    password?: string
  ) => {
    const page = await stage().visit(test, { as, password })
    await page.goto('/departments')
    await openMenu(page)
    return page
  }

  test('leads the admin account to /admin', async ({ assert, test: current }) => {
    const page = await open({ test: current }, 'admin')
    const item = link(menu(page), 'Admin Dashboard')
    assert.equal(await item.getAttribute('href'), '/admin')
    await item.click()
    await page.waitForURL('**/admin')
    await menu(page).waitFor({ state: 'hidden' })
  })

  for (const as of ['auditor', 'general.manager', 'chief.engineer', 'buyer']) {
    test(`is not shown to ${as}`, async ({ assert, test: current }) => {
      const page = await open({ test: current }, as)
      assert.equal(await link(menu(page), 'Admin Dashboard').count(), 0)
    })
  }

  test('is not shown to another administrator, whose name is not one of the two', async ({
    assert,
    test: current,
  }) => {
    const password = 'Seven-cranes-at-noon-71'
    await madeUser({
      username: 'second.admin',
      name: 'Second Admin',
      role: 'admin',
      permissions: {},
      password,
    })
    const page = await open({ test: current }, 'second.admin', password)
    assert.equal(await link(menu(page), 'Admin Dashboard').count(), 0)
  })
})

test.group('The initials of an avatar', (group) => {
  const current = sharedPage(group, { as: 'staff' }, null)

  const CASES: [name: string, initials: string][] = [
    ['Aisha Rahman', 'AR'],
    ['aisha bint omar rahman', 'AB'],
    ['Cher', 'C'],
    ['', 'U'],
    ['  ', 'U'],
  ]
  for (const [name, initials] of CASES) {
    test(`of "${name}" are ${initials}`, async ({ assert }) => {
      const user = await found<object>('staff', CURRENT_USER)
      await answerCalls(current(), CURRENT_USER, { body: { ...user, name } })
      await current().goto('/hr')
      const avatar = current().locator('#user-button [data-avatar]')
      await avatar.waitFor()
      assert.equal(await avatar.innerText(), initials)
    })
  }

  test('of an Arabic name are its first letters, not joined into a word', async ({
    assert,
    test: running,
  }) => {
    const page = await stage().visit({ test: running }, { as: 'staff', language: 'arabic' })
    await page.goto('/departments')
    await settled(page)
    const avatar = page.locator('#user-button [data-avatar]')
    assert.equal(await avatar.innerText(), 'ع\u200cر')
  })

  test('give way to the photo where there is one', async ({ assert }) => {
    const user = await found<object>('staff', CURRENT_USER)
    await answerCalls(current(), CURRENT_USER, { body: { ...user, photoUrl: '/favicon.svg' } })
    await current().goto('/hr')
    const picture = current().locator('#user-button [data-avatar] img')
    await picture.waitFor()
    assert.equal(await picture.getAttribute('src'), '/favicon.svg')
  })

  test('are the two first letters of a name of 200 Arabic characters, which stays on one line', async ({
    assert,
  }) => {
    const user = await found<object>('staff', CURRENT_USER)
    const name = 'عبدالرحمن '.repeat(20).trim()
    await answerCalls(current(), CURRENT_USER, { body: { ...user, name, nameAr: name } })
    await current().goto('/hr')
    const shown = current().locator('#user-button')
    await shown.waitFor()
    assert.isBelow((await shown.boundingBox())!.height, 60)
    const { scrollWidth, clientWidth } = await current().evaluate(() => ({
      scrollWidth: document.documentElement.scrollWidth,
      clientWidth: document.documentElement.clientWidth,
    }))
    assert.isAtMost(scrollWidth, clientWidth)
  })
})
