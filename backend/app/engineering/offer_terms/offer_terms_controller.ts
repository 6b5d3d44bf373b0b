import { PlainController } from '#core/resources/plain_controller'
import OfferTerm from '#engineering/offer_terms/offer_term'
import { offerTerms } from '#engineering/offer_terms/resource'

export default class OfferTermsController extends PlainController {
  resource = offerTerms
  model = OfferTerm
}
