import { BOOK_ROLES } from '#core/books/book_roles'
import { describe } from '#core/openapi/registry'
import { arrayOf, can, id, named, object, oneOf, whole } from '#core/openapi/schema'
import { accountFields } from '#finance/ledger/wire'
import { postingRuleValidator } from './validator.js'

const rule = named(
  'PostingRule',
  object({
    ...{ id, version: whole, role: oneOf(BOOK_ROLES), accountId: id, account: accountFields },
    can: can('update'),
  })
)

describe('/api/posting-rules', {
  GET: { summary: 'List the accounts that documents post to', answer: arrayOf(rule) },
  'PATCH /:id': {
    summary: 'Name the account that documents post to',
    body: postingRuleValidator,
    versioned: true,
    answer: rule,
  },
})
