import { controllers } from '#generated/controllers'
import { registerResource } from '#core/resources/register_resource'
import { recurringPayments } from './resource.js'

registerResource(recurringPayments, controllers.finance.recurringPayments.RecurringPayments)
