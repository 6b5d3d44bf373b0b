import { TenderSchema } from '#database/schema'

export default class Tender extends TenderSchema {
  static table = 'tenders'
}
