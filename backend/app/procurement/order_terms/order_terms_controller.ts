import { PlainController } from '#core/resources/plain_controller'
import OrderTerm from '#procurement/order_terms/order_term'
import { orderTerms } from '#procurement/order_terms/resource'

export default class OrderTermsController extends PlainController {
  resource = orderTerms
  model = OrderTerm
}
