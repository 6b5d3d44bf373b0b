import { OfferTermSchema } from '#database/schema'

export default class OfferTerm extends OfferTermSchema {
  static table = 'offer_terms'
}
