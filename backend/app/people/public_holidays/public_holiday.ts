import { PublicHolidaySchema } from '#database/schema'

export default class PublicHoliday extends PublicHolidaySchema {
  static table = 'public_holidays'
}
