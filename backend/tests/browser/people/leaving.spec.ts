import { test } from '@japa/runner'
import { changed, made } from '#tests/helpers/browser_records'
import { stage } from '#tests/helpers/browser_stage'
import { madeUser } from '#tests/helpers/browser_users'
import { answer, button, fillDay, openTab, row, sees } from '#tests/helpers/browser_steps'
import { LANGUAGES } from '#tests/helpers/browser_words'

const PASSWORD = 'Nine-scaffolds-in-rain-38'
/** A day apart, and an hour: where the one says today, the other says tomorrow at the earliest. */
const [EARLY, LATE] = ['Pacific/Midway', 'Pacific/Kiritimati']
const PATIENCE_MS = 60_000

const dayIn = (timeZone: string) => new Intl.DateTimeFormat('en-CA', { timeZone }).format()
const setZone = (timeZone: string) => changed('admin', '/api/settings', { timeZone })

/** What each step is called on the screen, in both languages. */
const WORDS = {
  english: {
    ...{ tab: 'Checklists', history: 'Job history', leave: 'End employment', save: 'Save' },
    ...{ lastDay: 'Last working day', onboarding: 'Onboarding', leaving: 'Leaving the company' },
    ...{ contract: 'Sign the employment contract', done: 'Done', doneBy: 'Reem Al-Subaie' },
    ...{ mark: 'Mark as done:', ended: 'Access ended', saved: 'Last day saved' },
  },
  arabic: {
    ...{ tab: 'قوائم المهام', history: 'سجل العمل', leave: 'إنهاء الخدمة', save: 'حفظ' },
    ...{ lastDay: 'آخر يوم عمل', onboarding: 'الالتحاق بالعمل', leaving: 'ترك العمل' },
    ...{ contract: 'توقيع عقد العمل', done: 'تم', doneBy: 'ريم السبيعي' },
    ...{ mark: 'تعليم كمنجز:', ended: 'انتهت صلاحيات الدخول', saved: 'حُفظ آخر يوم عمل' },
  },
} as const

const PEOPLE = {
  english: { username: 'leaver.one', name: 'Basil Younes', nameAr: 'باسل يونس' },
  arabic: { username: 'leaver.two', name: 'Rima Qasim', nameAr: 'ريما قاسم' },
} as const

/** Someone with a sign-in of their own who joins today. */
async function hired(language: keyof typeof PEOPLE) {
  const { username, name, nameAr } = PEOPLE[language]
  const names = { name, nameAr }
  const user = await madeUser({
    ...{ ...names, username, role: 'staff', password: PASSWORD },
  })
  const department = await made('hr.manager', '/api/departments', {
    ...{ code: `L-${user.id}`, ...names },
  })
  return made('hr.manager', '/api/employees', {
    ...{ ...names, position: 'Clerk', positionAr: 'كاتب', departmentId: department.id },
    ...{ userId: user.id, joinOn: dayIn(EARLY) },
  })
}

test.group('Leaving in the browser', (group) => {
  group.each.teardown(async () => {
    await setZone('Asia/Riyadh')
  })

  for (const language of LANGUAGES)
    test(`someone is hired, is given a last day, and is signed out when it is over, in ${language}`, async ({
      assert,
      test: current,
    }) => {
      const words = WORDS[language]
      await setZone(EARLY)
      const { id } = await hired(language)
      const hr = await stage().visit({ test: current }, { as: 'hr.manager', language })
      await hr.goto(`/hr/employees/${id}?tab=checklists`)
      await hr.getByRole('link', { name: words.onboarding, exact: true }).waitFor()
      const contract = row(hr, words.contract).first()
      await contract.getByRole('button', { name: words.mark }).click()
      await answer(hr, words.done)
      await row(hr, words.contract).getByText(words.doneBy).first().waitFor()

      const { username } = PEOPLE[language]
      const own = { as: username, password: PASSWORD, ownSession: true, language }
      const person = await stage().visit({ test: current }, { ...own, refusals: [401] })
      await person.goto('/hr/checklist-items')
      await person.getByRole('table').first().waitFor()

      await openTab(hr, words.history)
      await button(hr, words.leave).click()
      await fillDay(hr, words.lastDay, dayIn(EARLY))
      await answer(hr, words.save, words.saved)
      await openTab(hr, words.tab)
      await hr.getByRole('link', { name: words.leaving, exact: true }).waitFor()

      // the clock of the firm goes on to the next day
      await setZone(LATE)
      await hr.reload()
      await hr.waitForFunction(
        async (path) => {
          const { leaving } = await (await fetch(path)).json()
          return leaving?.endedAt
        },
        `/api/employees/${id}/leaving`,
        { timeout: PATIENCE_MS, polling: 1000 }
      )
      await hr.reload()
      await sees(hr, words.ended)
      const status = await person.evaluate(async () =>
        fetch('/api/checklist-items').then((response) => response.status)
      )
      assert.equal(status, 401)
      const colleague = await hr.evaluate(async () =>
        fetch('/api/checklist-items').then((response) => response.status)
      )
      assert.equal(colleague, 200)
    }).timeout(180_000)
})
