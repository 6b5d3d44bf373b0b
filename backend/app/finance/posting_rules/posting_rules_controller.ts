import type { HttpContext } from '@adonisjs/core/http'
import { invalid, notFound } from '#core/base/app_error'
import { validateBody } from '#core/http/validate'
import { checkVersion, requireVersion } from '#core/http/version'
import { BOOK_ROLES } from '#core/books/book_roles'
import type { UnitOfWork } from '#core/unit_of_work/unit_of_work'
import { writeRequest } from '#core/unit_of_work/write_request'
import LedgerAccount from '#finance/ledger_accounts/ledger_account'
import PostingRule from './posting_rule.js'
import { postingRuleValidator } from './validator.js'

export default class PostingRulesController {
  /** Every role with the account that stands for it. */
  async index(ctx: HttpContext) {
    const rules = await PostingRule.query()
    const order = (rule: PostingRule) => BOOK_ROLES.indexOf(rule.role)
    return present(
      ctx,
      rules.toSorted((a, b) => order(a) - order(b))
    )
  }

  /** Names another account; what was posted before stays where it is. */
  async update(ctx: HttpContext) {
    const { accountId } = await validateBody(ctx, postingRuleValidator)
    const expectedVersion = requireVersion(ctx)
    return writeRequest(ctx, async (uow) => {
      const query = PostingRule.query({ client: uow.trx }).where('id', ctx.params.id)
      const rule = await query.forUpdate().first()
      if (!rule) throw notFound()
      await checkVersion(rule, expectedVersion, uow.trx)
      await nameAccount(uow, rule, accountId)
      const [shown] = await present(ctx, [rule], uow)
      return shown!
    })
  }
}

/** @throws AppError 422 for an account that is unknown or closed */
async function nameAccount(uow: UnitOfWork, rule: PostingRule, accountId: number) {
  const accounts = await LedgerAccount.query({ client: uow.trx }).whereIn('id', [
    accountId,
    rule.accountId,
  ])
  const account = accounts.find(({ id }) => id === accountId)
  if (!account?.active) throw invalid({ accountId: ['absent'] })
  const before = { account: accounts.find(({ id }) => id === rule.accountId)!.code }
  rule.merge({ accountId, version: rule.version + 1, updatedBy: uow.actor.id })
  await rule.save()
  const about = { entityType: 'posting_rule', entityId: rule.id, label: rule.role }
  await uow.audit({ action: 'update', ...about, before, after: { account: account.code } })
}

async function present({ abilities }: HttpContext, rules: PostingRule[], uow?: UnitOfWork) {
  const ids = rules.map(({ accountId }) => accountId)
  const accounts = await LedgerAccount.query(uow && { client: uow.trx }).whereIn('id', ids)
  const known = new Map(accounts.map((account) => [account.id, account]))
  return rules.map(({ id, version, role, accountId }) => {
    const { code, name, nameAr } = known.get(accountId)!
    return {
      ...{ id, version, role, accountId, account: { id: accountId, code, name, nameAr } },
      can: { update: abilities.has('ledger-accounts.manage') },
    }
  })
}
