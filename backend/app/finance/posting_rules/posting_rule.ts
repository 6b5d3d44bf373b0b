import type { BookRole } from '#core/books/book_roles'
import { PostingRuleSchema } from '#database/schema'

/** The account that stands for what an amount of a document is. */
export default class PostingRule extends PostingRuleSchema {
  declare role: BookRole
}
