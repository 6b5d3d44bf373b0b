import { test } from '@japa/runner'
import type { Page } from 'playwright-core'
import { bankLine, bankStatement, mt940Text, OUR_IBAN, THEIR_IBAN } from '#tests/helpers/bank_files'
import { found, made } from '#tests/helpers/browser_records'
import { stage } from '#tests/helpers/browser_stage'
import {
  answer,
  button,
  choose,
  openTab,
  row,
  sees,
  seesHeading,
} from '#tests/helpers/browser_steps'
import { LANGUAGES, words } from '#tests/helpers/browser_words'
import { today } from '#core/settings/firm_clock'

/** Each language has an account of its own: the languages share one portal. */
const ACCOUNTS = {
  english: { iban: OUR_IBAN, code: '1091', name: 'Account in English', nameAr: 'حساب الإنجليزية' },
  arabic: { iban: THEIR_IBAN, code: '1092', name: 'Account in Arabic', nameAr: 'حساب العربية' },
}
type Account = (typeof ACCOUNTS)[keyof typeof ACCOUNTS]

/** A bank account of 1,000 riyals, of which the books have 500 that came in today. */
async function anAccount({ code, iban, name, nameAr }: Account, openingOn: string) {
  const ledger = await made('admin', '/api/ledger-accounts', {
    ...{ code, name, nameAr, type: 'current_asset' },
  })
  const account = await made('accountant', '/api/bank-accounts', {
    ...{ name, nameAr, bankName: 'Al Rajhi Bank', iban, currency: 'SAR' },
    ...{ openingOn, openingBalance: '1000.00', ledgerAccountId: ledger.id },
  })
  await posted(ledger.id, openingOn, '1000')
  await posted(ledger.id, today(), '500')
  return account.id
}

/** A journal from the capital to an account, approved by another person. */
async function posted(accountId: number, journalOn: string, amount: string) {
  const lookup = '/api/ledger-accounts/lookup?search=3000'
  const [capital] = await found<{ id: number }[]>('accountant', lookup)
  const path = '/api/manual-journals'
  const draft = await made('accountant', path, {
    ...{ journalOn, title: `Deposit of ${amount}` },
    lines: [
      { accountId, debit: amount },
      { accountId: capital!.id, credit: amount },
    ],
  })
  const submitted = await made('accountant', `${path}/${draft.id}/submit`, {}, draft.version)
  await made('general.manager', `${path}/${draft.id}/approve`, {}, submitted.version)
}

/** The bank has the deposit of today, and a fee that the books know nothing of. */
const statementOf = ({ iban }: Account) =>
  mt940Text([
    bankStatement({
      ...{ account: iban, iban, openedOn: today(), closedOn: today() },
      lines: [
        bankLine({ amountMinor: 50_000, bookedOn: today(), text: 'Deposit of 500' }),
        bankLine({ amountMinor: -2_500, bookedOn: today(), text: 'Account fee' }),
      ],
    }),
  ])

async function importStatement(page: Page, text: ReturnType<typeof words>, content: string) {
  const own = (key: string, values = {}) => text(`finance.bank_statements.${key}`, values)
  await openTab(page, text('finance.bank_accounts.statements'))
  await page.getByLabel(own('upload')).setInputFiles({
    ...{ name: 'statement.sta', mimeType: 'text/plain', buffer: Buffer.from(content) },
  })
  const drawer = page.getByRole('dialog')
  await drawer.getByRole('button', { name: /2|٢|سطرين/ }).click()
  await sees(drawer, own('imported'))
  await drawer.locator('.ant-drawer-close').click()
  await drawer.waitFor({ state: 'hidden' })
}

async function matchLines(page: Page, text: ReturnType<typeof words>) {
  const own = (key: string) => text(`finance.bank_matches.${key}`)
  await openTab(page, text('finance.bank_accounts.matching'))
  await button(page, own('find')).click()
  await button(page, own('accept')).click()
  await sees(page, own('accepted'))
  // the other line leaves the list a moment later
  await button(row(page, 'Account fee'), own('record')).click()
  const dialog = page.getByRole('dialog')
  await choose(dialog, own('account'), '6160')
  await answer(page, own('record'), own('recorded'))
  await sees(page, own('no_open_lines'))
}

test.group('The bank in the browser', () => {
  for (const language of LANGUAGES) {
    test(`a statement is imported, matched and reconciled, in ${language}`, async ({
      assert,
      test: current,
    }) => {
      const text = words(language)
      const own = (key: string, values = {}) => text(`finance.bank_reconciliations.${key}`, values)
      const account = ACCOUNTS[language]
      const id = await anAccount(account, '2026-10-31')

      const page = await stage().visit({ test: current }, { as: 'accountant', language })
      await page.goto(`/finance/bank-accounts/${id}`)
      await seesHeading(page, language === 'arabic' ? account.nameAr : account.name)
      await importStatement(page, text, statementOf(account))
      await matchLines(page, text)

      await openTab(page, text('finance.bank_accounts.reconciliation'))
      await sees(page, own('ties'))
      await button(page, own('close')).click()
      await answer(page, own('close'), own('closed'))
      await sees(page, own('status.closed'))
      const path = `/api/bank-reconciliations?bankAccountId=${id}`
      const [closed] = await found<any[]>('accountant', path)
      assert.containsSubset(closed, { status: 'closed', statement: '1475.00', ledger: '1475.00' })
      // what is reconciled is not undone
      const matches = await found<any[]>('accountant', `/api/bank-matches?bankAccountId=${id}`)
      assert.lengthOf(matches, 2)
      await openTab(page, text('finance.bank_accounts.matching'))
      await sees(page, text('finance.bank_matches.reconciled'))
      assert.equal(await button(page, text('finance.bank_matches.undo')).count(), 0)
    })
  }
})
