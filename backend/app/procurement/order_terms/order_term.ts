import { OrderTermSchema } from '#database/schema'

export default class OrderTerm extends OrderTermSchema {
  static table = 'order_terms'
}
