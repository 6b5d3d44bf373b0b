import { PlainController } from '#core/resources/plain_controller'
import PublicHoliday from '#people/public_holidays/public_holiday'
import { publicHolidays } from '#people/public_holidays/resource'

export default class PublicHolidaysController extends PlainController {
  resource = publicHolidays
  model = PublicHoliday
}
