import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { secure } from '#core/http/secure'
import { describe } from '#core/openapi/registry'
import { arrayOf, day, id, named, nullable, object, text, whole } from '#core/openapi/schema'
import { registerResource } from '#core/resources/register_resource'
import { workCalendars } from './resource.js'

const { WorkCalendarDays, WorkCalendarLookups, WorkCalendars } =
  controllers.production.workCalendars
const VIEW = 'work-calendars.view'

registerResource(workCalendars, WorkCalendars)
secure(router.get('/api/work-calendars/lookup', [WorkCalendarLookups, 'index']), VIEW)
secure(
  router
    .get('/api/work-calendars/:id/days', [WorkCalendarDays, 'index'])
    .where('id', router.matchers.number()),
  VIEW
)

describe('/api/work-calendars', {
  'GET /lookup': {
    summary: 'Look up work calendars',
    query: { q: text, id: arrayOf({ type: 'integer' }) },
    answer: arrayOf(named('WorkCalendarOption', object({ id, label: text, nameAr: text }))),
  },
  'GET /:id/days': {
    summary: 'Get the working hours of each day',
    query: { from: day, to: day },
    answer: arrayOf(
      named('WorkCalendarDay', object({ day, hours: text, minutes: whole, reason: nullable(text) }))
    ),
  },
})
