import { PayRateSchema } from '#database/schema'

/** What someone is paid a month and costs an hour, from a day on. */
export default class PayRate extends PayRateSchema {}
