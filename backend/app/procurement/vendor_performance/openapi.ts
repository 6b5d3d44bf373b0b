import { describe } from '#core/openapi/registry'
import { day, each, named, nullable, number, object, whole } from '#core/openapi/schema'

const measure = object({ value: nullable(number), n: whole })

describe('/api/vendors', {
  'GET /:id/performance': {
    summary: 'Get the performance of a vendor, each figure with its sample size',
    answer: named(
      'VendorPerformance',
      object({
        since: day,
        orders: whole,
        ...each(['onTime', 'rejected', 'priceIndex', 'responseDays'], measure),
      })
    ),
  },
})
