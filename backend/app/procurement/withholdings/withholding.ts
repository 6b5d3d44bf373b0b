import { WithholdingSchema } from '#database/schema'

/** What was withheld of one payment or advance for one kind. */
export default class Withholding extends WithholdingSchema {
  static table = 'withholdings'
}
